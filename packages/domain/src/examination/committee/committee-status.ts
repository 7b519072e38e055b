import type { Rules } from '../../department/rulebook/rules.ts'
import { committeeState } from './committee.ts'
import type { Seat } from './seat.ts'

/** How far a committee is: a place is not offered, all are asked and some have not answered, or all have accepted. */
export const COMMITTEE_STATUSES = ['incomplete', 'awaiting', 'complete'] as const
export type CommitteeStatus = (typeof COMMITTEE_STATUSES)[number]

export function committeeStatus(
  seats: readonly Seat[],
  rules: Pick<Rules['committee'], 'size'>,
): CommitteeStatus {
  const { isComplete, vacant } = committeeState(seats, rules)
  if (isComplete) return 'complete'
  return vacant.length > 0 ? 'incomplete' : 'awaiting'
}
