import type { Wire } from '@diatrivi/contract/endpoints'
import { ROLE_OF_USER_TYPE } from '../../shared/api/resolve-session.ts'
import type { SessionFacts } from '../../shared/api/session.ts'

export type SignInOutcome =
  | { kind: 'unknown-user' }
  | { kind: 'wrong-password' }
  | { kind: 'signed-in'; token: string; facts: SessionFacts; departmentId: number | null }

const UNKNOWN_USER = 0

export function toSignInOutcome(answer: Wire<'signIn'>['response']): SignInOutcome {
  if (answer.authenticated === 0 || answer.jwt_token === null || answer.user_type === null) {
    return { kind: answer.status === UNKNOWN_USER ? 'unknown-user' : 'wrong-password' }
  }
  return {
    kind: 'signed-in',
    token: answer.jwt_token,
    facts: {
      role: ROLE_OF_USER_TYPE[answer.user_type],
      email: answer.email ?? '',
      isActive: answer.isActive === 1,
    },
    departmentId: answer.department,
  }
}
