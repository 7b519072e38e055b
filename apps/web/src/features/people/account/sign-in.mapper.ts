import type { Wire } from '@diatrivi/contract/endpoints'
import type { SecondFactorWay } from '@diatrivi/domain/people/account/second-factor'
import { ROLE_OF_USER_TYPE } from '../../../shared/api/resolve-session.ts'
import type { SessionFacts } from '../../../shared/api/session.ts'

export type SignInOutcome =
  | { kind: 'unknown-user' }
  | { kind: 'wrong-password' }
  | { kind: 'refused' }
  | SecondStepAsked
  | SignedIn

export interface SignedIn {
  kind: 'signed-in'
  token: string
  deviceToken: string | null
  facts: SessionFacts
  departmentId: number | null
  /** No session of the account was opened before. */
  isFirst: boolean
}

/** The password was right, and the account has a second factor. */
export interface SecondStepAsked {
  kind: 'second-step'
  challenge: string
  ways: readonly SecondFactorWay[]
}

/** The status of a sign-in that failed, and the reason that it gives. */
const REASONS = { 0: 'unknown-user', 1: 'wrong-password', 2: 'refused' } as const

export function toSignInOutcome(answer: Wire<'signIn'>['response']): SignInOutcome {
  if (answer.second_factor !== null) return { kind: 'second-step', ...answer.second_factor }
  if (answer.authenticated === 0 || answer.jwt_token === null || answer.user_type === null) {
    return { kind: REASONS[answer.status] }
  }
  return {
    kind: 'signed-in',
    token: answer.jwt_token,
    deviceToken: answer.device_token,
    facts: {
      role: ROLE_OF_USER_TYPE[answer.user_type],
      email: answer.email ?? '',
      isActive: answer.isActive === 1,
      mustSetUpSecondFactor: answer.second_factor_demanded,
    },
    departmentId: answer.department,
    isFirst: answer.first_sign_in,
  }
}
