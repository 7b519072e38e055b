import type { Wire } from '@diatrivi/contract/endpoints'
import { USER_TYPES } from '@diatrivi/contract/profile/profile.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import { call } from './client.ts'
import { type SessionFacts, session } from './session.ts'

export const ROLE_OF_USER_TYPE = plainNames(USER_TYPES)

/** Who is signed in, asked of the API once a session; null when nobody is, or no longer. */
export async function resolveSession(): Promise<SessionFacts | null> {
  const { token, facts, hasEnded } = session.get()
  if (token === null || hasEnded) return null
  return facts ?? askWhoIsSignedIn(token)
}

/** The same, asked afresh. */
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
  }
  session.learn(learnt)
  return learnt
}
