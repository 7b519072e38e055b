import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { type RecordFormValues, type Registered, toRecordBody } from './student-record.mapper.ts'
import { studentRecordQueries } from './student-record.queries.ts'

/** Upon the version that the form was filled from, where there was one. */
export function useEditStudentRecord({ username, record }: Registered) {
  return useApiMutation({
    mutationFn: (values: RecordFormValues) =>
      call('editStudentRecord', {
        params: { username },
        body: toRecordBody(values),
        ...(record && { version: record.version }),
      }),
    done: () => m.ui_saved(),
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: studentRecordQueries.all() }),
  })
}
