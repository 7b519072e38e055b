import { isApiError } from '@diatrivi/client/api-error'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { sessionQueries } from './session.queries.ts'

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string) => {
      try {
        await call('endSession', { params: { sessionId } })
      } catch (error) {
        // The session ended by itself meanwhile, as intended.
        if (!isApiError(error, 'not_found')) throw error
      }
    },
    onSuccess: () => queryClient.invalidateQueries(sessionQueries.list()),
  })
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('endOtherSessions'),
    onSuccess: () => queryClient.invalidateQueries(sessionQueries.list()),
  })
}
