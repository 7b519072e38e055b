import { allowed, type Decision, refused } from '../../shared/decision.ts'
import type { Actor } from './role.ts'

export interface SessionFacts {
  accountId: number
}

/** Sessions are shown to their owner only, not even to an administrator. */
export const canSession = {
  end: (actor: Actor, session: SessionFacts): Decision<'not_found'> =>
    actor.accountId === session.accountId ? allowed : refused('not_found'),
}
