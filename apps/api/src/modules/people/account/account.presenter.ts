import type { Handled } from '@diatrivi/contract/endpoints'
import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Session } from '../../../platform/auth/sessions.ts'
import type { ConfirmationOutcome } from './email-change/email-change.service.ts'
import type { ActivationOutcome } from './registration/registration.service.ts'
import type { SecondSignInOutcome } from './second-factor/second-factor-sign-in.service.ts'
import type { LiveSession } from './session/session.repository.ts'
import type { SignInOutcome } from './sign-in/sign-in.service.ts'

const NO_ACCOUNT = {
  authenticated: 0,
  isActive: 0,
  jwt_token: null,
  email: null,
  department: null,
  user_type: null,
  device_token: null,
  second_factor: null,
  second_factor_demanded: false,
  first_sign_in: false,
} as const

/**
 * A `status` of 0 in the steps after a password says that there is nothing to go on with, 1 that the proof is wrong.
 */
const SIGN_IN_STATUS = { unknownUser: 0, wrongPassword: 1, challengeOver: 0, wrongProof: 1 } as const

export function presentSignIn(outcome: SignInOutcome | SecondSignInOutcome): Handled<'signIn'>['response'] {
  if (outcome.kind === 'secondFactor') {
    const { challenge, ways } = outcome
    return { ...NO_ACCOUNT, status: 2, isActive: 1, second_factor: { challenge, ways } }
  }
  if (outcome.kind !== 'signedIn') return { ...NO_ACCOUNT, status: SIGN_IN_STATUS[outcome.kind] }
  const { account, token, browserToken, mustSetUp } = outcome
  return {
    status: 2,
    authenticated: 1,
    isActive: account.isActive ? 1 : 0,
    jwt_token: token,
    email: account.email,
    department: account.departmentId,
    user_type: USER_TYPES[account.role],
    device_token: browserToken,
    second_factor: null,
    second_factor_demanded: mustSetUp,
    first_sign_in: account.isActive && account.isNewcomer,
  }
}

export function presentIdentity(session: Session | null): Handled<'authenticate'>['response'] {
  const nobody = { type: null, isUserActive: false, email: null, second_factor_demanded: false }
  if (session === null) return { ...nobody, isJWTValid: false }
  const { role, isActive, email, mustSetUpSecondFactor } = session
  return {
    type: USER_TYPES[role],
    isJWTValid: true,
    isUserActive: isActive,
    email,
    second_factor_demanded: mustSetUpSecondFactor,
  }
}

export function presentRegistration(token: string | null, email: string): Handled<'register'>['response'] {
  return token === null ? { status: 1 } : { status: 0, jwt_token: token, email }
}

export function presentActivation(outcome: ActivationOutcome): Handled<'activate'>['response'] {
  if (outcome.kind === 'activated') return { status: '2', key: outcome.token }
  return { status: outcome.kind === 'wrongCode' ? '1' : '0' }
}

const CONFIRMATION_STATUS = { wrongCode: 0, wrongPassword: 1, confirmed: 2 } as const

export function presentEmailConfirmation(
  outcome: ConfirmationOutcome,
): Handled<'confirmEmailChange'>['response'] {
  return { status: CONFIRMATION_STATUS[outcome] }
}

/** The wire's `state`: 0 done, 1 refused. */
export function presentState(isDone: boolean): { state: 0 | 1 } {
  return { state: isDone ? 0 : 1 }
}

export function presentSession(
  session: LiveSession,
  actor: SessionActor,
): Handled<'listSessions'>['response'][number] {
  return {
    sessionID: session.id,
    userAgent: session.userAgent,
    startedAt: toWireMoment(session.createdAt),
    lastSeenAt: toWireMoment(session.lastSeenAt),
    isCurrent: session.id === actor.sessionId,
  }
}
