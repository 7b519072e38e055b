import type { Rules } from '../../department/rulebook/rules.ts'
import { committeeState } from './committee.ts'
import type { Seat } from './seat.ts'

/** How far a committee is: a place is not offered, all are asked and some have not answered, or all have accepted. */
export const COMMITTEE_STANDINGS = ['incomplete', 'awaiting', 'complete'] as const
export type CommitteeStanding = (typeof COMMITTEE_STANDINGS)[number]

export function committeeStanding(
  seats: readonly Seat[],
  rules: Pick<Rules['committee'], 'size'>,
): CommitteeStanding {
  const { isComplete, vacant } = committeeState(seats, rules)
  if (isComplete) return 'complete'
  return vacant.length > 0 ? 'incomplete' : 'awaiting'
}
