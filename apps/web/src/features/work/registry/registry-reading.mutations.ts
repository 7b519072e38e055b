import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'

/** What came of it stands on the screen, and what it has prepared among the imports. */
export function useReadRegistry() {
  return useApiMutation({
    mutationFn: () => call('readRegistry'),
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.studentRecord }),
    refreshAfterRefusal: true,
    refused: 'message',
  })
}
