import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, refused } from '../../shared/decision.ts'
import type { TimelineScope } from './timeline-row.ts'

/** The theses of a department are for its office; of the others each person reads the own: docs/regulation.md#timeline. */
export const canTimeline = {
  see: (actor: Actor, scope: TimelineScope): Decision<'not_found'> => {
    const isOfOffice = actor.role === 'secretary' || actor.holdsOffice === true
    return scope !== 'department' || isOfOffice ? allowed : refused('not_found')
  },
}

/** What a person reads who names nothing. */
export const usualScope = ({ role }: Pick<Actor, 'role'>): TimelineScope =>
  role === 'secretary' ? 'department' : 'mine'
