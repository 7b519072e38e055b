import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { session } from '../../../shared/api/session.ts'
import { tour } from '../../../shared/tour.ts'
import { type RegistrationValues, toRegisterBody, toRegistered } from './account.mapper.ts'

export type RegisterOutcome = { kind: 'exists' } | { kind: 'registered'; email: string }

export function useRegister() {
  return useMutation({
    mutationFn: async (values: RegistrationValues): Promise<RegisterOutcome> => {
      const registered = toRegistered(await call('register', { body: toRegisterBody(values) }))
      if (registered === null) return { kind: 'exists' }
      const { token, email } = registered
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
