import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'

/** Refetches after a refusal too, because the screen is then out of date; the list of instructors shows the sign too. */
const FRESH = {
  refresh: (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['administration'] }),
  refreshAfterRefusal: true,
} as const

export function useSetDisabled() {
  return useApiMutation({
    mutationFn: ({ username, isDisabled }: { username: string; isDisabled: boolean }) =>
      call('setAccountDisabled', { params: { username, flag: isDisabled ? '1' : '0' } }),
    ...FRESH,
  })
}

export function useTakeSecondFactorOff() {
  return useApiMutation({
    mutationFn: ({ username }: { username: string }) => call('takeSecondFactorOff', { params: { username } }),
    ...FRESH,
  })
}

export function useEndSessions() {
  return useApiMutation({
    mutationFn: ({ username }: { username: string }) => call('endSessionsOf', { params: { username } }),
    ...FRESH,
  })
}
