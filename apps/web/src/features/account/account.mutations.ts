import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { call } from '../../shared/api/client.ts'
import { session } from '../../shared/api/session.ts'
import { toSignInOutcome } from './account.mapper.ts'

export interface Credentials {
  username: string
  password: string
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const outcome = toSignInOutcome(await call('signIn', { body: credentials }))
      if (outcome.kind === 'signed-in') session.begin(outcome.token, outcome.facts, outcome.departmentId)
      return outcome
    },
  })
}

/** The token goes from this browser in any case; the API forgets it too when it can be reached. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('signOut'),
    onSettled: async () => {
      await navigate(paths.home())
      session.end()
      queryClient.clear()
    },
  })
}
