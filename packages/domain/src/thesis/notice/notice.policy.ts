import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, refused } from '../../shared/decision.ts'

/** A notice is private: only its addressee learns that it exists. */
export const canNotice = {
  read: (actor: Actor, notice: { accountId: number }): Decision<'not_found'> =>
    actor.accountId === notice.accountId ? allowed : refused('not_found'),
}
