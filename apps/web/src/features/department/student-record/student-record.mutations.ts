import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import {
  type RecordFormValues,
  type Student,
  toPendingStudentBody,
  toRecordBody,
} from './student-record.mapper.ts'
import { studentRecordQueries } from './student-record.queries.ts'

/** Upon the version that the form was filled from, where there was one. */
export function useEditStudentRecord({ username, pendingId, record }: Student) {
  const seen = record && { version: record.version }
  return useApiMutation({
    mutationFn: (values: RecordFormValues) =>
      username === null
        ? call('editPendingStudent', {
            params: { pendingId: Number(pendingId) },
            body: toPendingStudentBody(values),
            ...seen,
          })
        : call('editStudentRecord', { params: { username }, body: toRecordBody(values), ...seen }),
    done: () => m.ui_saved(),
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: studentRecordQueries.all() }),
  })
}
