import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { deviceTokens } from '../../shared/api/device-tokens.ts'
import { providerMark } from '../../shared/api/provider-mark.ts'
import { session } from '../../shared/api/session.ts'
import { forgetDrafts } from '../../shared/drafts.ts'
import { paths } from '../../shared/paths.ts'
import { tour } from '../../shared/tour.ts'
import { type RegistrationValues, type SignedIn, toRegisterBody, toSignInOutcome } from './account.mapper.ts'

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

/** The token goes from this browser in any case; the API forgets it too when it can be reached, and so does the provider that opened the session. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      if (!providerMark.isKept()) return call('signOut').then(() => null)
      providerMark.forget()
      const { url } = await call('signOutOfInstitution', { body: { origin: window.location.origin } })
      return url
    },
    onSettled: (url) => {
      forgetDrafts()
      session.leave(url ?? paths.home())
    },
  })
}

export type RegisterOutcome = { kind: 'exists' } | { kind: 'registered'; email: string }

export function useRegister() {
  return useMutation({
    mutationFn: async (values: RegistrationValues): Promise<RegisterOutcome> => {
      const answer = await call('register', { body: toRegisterBody(values) })
      if (answer.status === 1) return { kind: 'exists' }
      const { jwt_token: token, email } = answer
      session.begin(token, { role: 'student', email, isActive: false, mustSetUpSecondFactor: false })
      return { kind: 'registered', email }
    },
  })
}

export type ActivateOutcome = 'activated' | 'wrong-code' | 'nothing-to-activate'

export function useActivate(email: string) {
  return useMutation({
    mutationFn: async (code: string): Promise<ActivateOutcome> => {
      const answer = await call('activate', { body: { email, code } })
      if (answer.status !== '2') return answer.status === '1' ? 'wrong-code' : 'nothing-to-activate'
      // Only students register by themselves; an instructor's first password activates the account.
      const role = session.get().facts?.role ?? 'student'
      session.begin(answer.key, { role, email, isActive: true, mustSetUpSecondFactor: false })
      tour.show(true)
      return 'activated'
    },
  })
}

export function useResendCode(email: string) {
  return useMutation({ mutationFn: () => call('resendCode', { body: { email } }) })
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call('forgotPassword', { body: { email } }) })
}

/** Returns whether the link was still valid. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: async (password: string) => {
      const { state } = await call('resetPassword', { body: { token, newpass: password } })
      return state === 0 ? ('changed' as const) : ('bad-link' as const)
    },
  })
}

/** Keeps or brings back the old address; returns whether the link was still valid. */
export function useCancelEmailChange(token: string) {
  return useMutation({
    mutationFn: async () => {
      const { state } = await call('cancelEmailChange', { body: { token } })
      return state === 0 ? ('done' as const) : ('bad-link' as const)
    },
  })
}
