import { allowed, type Decision, refused } from '../shared/decision.ts'
import type { Actor } from './role.ts'

export interface SessionFacts {
  accountId: number
}

/** Nobody learns of somebody else's sessions, an administrator neither. */
export const canSession = {
  end: (actor: Actor, session: SessionFacts): Decision<'not_found'> =>
    actor.accountId === session.accountId ? allowed : refused('not_found'),
}
