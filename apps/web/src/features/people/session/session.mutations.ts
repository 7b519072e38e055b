import { isApiError } from '@diatrivi/client/api-error'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { sessionQueries } from './session.queries.ts'

const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries(sessionQueries.list())

export function useEndSession() {
  return useApiMutation({
    mutationFn: async (sessionId: string) => {
      try {
        await call('endSession', { params: { sessionId } })
      } catch (error) {
        // The session ended by itself meanwhile, as intended.
        if (!isApiError(error, 'not_found')) throw error
      }
    },
    refresh,
  })
}

export function useEndOtherSessions() {
  return useApiMutation({
    mutationFn: () => call('endOtherSessions'),
    refresh,
  })
}
