import type { Wire } from '@diatrivi/contract/endpoints'
import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import { call } from './client.ts'
import { type SessionFacts, session } from './session.ts'

export const ROLE_OF_USER_TYPE = plainNames(USER_TYPES)

/** The person who is signed in, fetched once a session; null without a session, or after its end. */
export async function resolveSession(): Promise<SessionFacts | null> {
  const { token, facts, hasEnded } = session.get()
  if (token === null || hasEnded) return null
  return facts ?? askWhoIsSignedIn(token)
}

/** The same, always fetched again. */
export async function askWhoIsSignedIn(token: string): Promise<SessionFacts | null> {
  return learn(token, await call('authenticate', { body: { jwt_token: token } }))
}

function learn(token: string, answer: Wire<'authenticate'>['response']): SessionFacts | null {
  if (!answer.isJWTValid || answer.type === null) {
    session.markEnded(token)
    return null
  }
  const learnt = {
    role: ROLE_OF_USER_TYPE[answer.type],
    email: answer.email ?? '',
    isActive: answer.isUserActive,
    mustSetUpSecondFactor: answer.second_factor_demanded,
  }
  session.learn(learnt)
  return learnt
}
