import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, refused } from '../../shared/decision.ts'

/**
 * A private thesis exists for its instructor and administrators alone, so no other reader counts an instructor's by
 * name.
 */
export const canStatistics = {
  seeLoadOf: (actor: Actor, instructor: { accountId: number }): Decision<'not_owner'> =>
    actor.role === 'administrator' || actor.accountId === instructor.accountId
      ? allowed
      : refused('not_owner'),
}
