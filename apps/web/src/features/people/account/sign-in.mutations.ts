import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { deviceTokens } from '../../../shared/api/device-tokens.ts'
import { session } from '../../../shared/api/session.ts'
import { tour } from '../../../shared/tour.ts'
import { type SignedIn, toSignInOutcome } from './sign-in.mapper.ts'

export interface Credentials {
  username: string
  password: string
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const body = { ...credentials, device_tokens: deviceTokens.all() }
      const outcome = toSignInOutcome(await call('signIn', { body }))
      if (outcome.kind === 'signed-in') beginSession(outcome)
      return outcome
    },
  })
}

export function beginSession({ token, deviceToken, facts, departmentId, isFirst }: SignedIn): void {
  if (deviceToken !== null) deviceTokens.keep(deviceToken)
  session.begin(token, facts, departmentId)
  tour.show(isFirst)
}
