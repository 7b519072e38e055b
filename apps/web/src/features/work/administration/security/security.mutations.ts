import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'

/** Refetches after a refusal too, because the screen is then out of date; the list of instructors shows the sign too. */
function useAccessMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['administration'] }),
  })
}

export function useSetDisabled() {
  return useAccessMutation(({ username, isDisabled }: { username: string; isDisabled: boolean }) =>
    call('setAccountDisabled', { params: { username, flag: isDisabled ? '1' : '0' } }),
  )
}

export function useTakeSecondFactorOff() {
  return useAccessMutation(({ username }: { username: string }) =>
    call('takeSecondFactorOff', { params: { username } }),
  )
}

export function useEndSessions() {
  return useAccessMutation(({ username }: { username: string }) =>
    call('endSessionsOf', { params: { username } }),
  )
}
