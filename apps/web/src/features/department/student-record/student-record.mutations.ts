import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { type RecordFormValues, type Registered, toRecordBody } from './student-record.mapper.ts'
import { studentRecordQueries } from './student-record.queries.ts'

/** Upon the version that the form was filled from, where there was one. */
export function useEditStudentRecord({ username, record }: Registered) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: RecordFormValues) =>
      call('editStudentRecord', {
        params: { username },
        body: toRecordBody(values),
        ...(record && { version: record.version }),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: studentRecordQueries.all() }),
  })
}
