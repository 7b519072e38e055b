import type { Rules } from '../../department/rulebook/rules.ts'
import { hasCommittee } from '../../examination/committee/committee.policy.ts'
import { committeeState } from '../../examination/committee/committee.ts'
import type { Seat } from '../../examination/committee/seat.ts'

const SUPERVISOR: Seat = { id: 0, position: 1, role: 'supervisor', state: 'accepted' }

/**
 * How many members the committee of a thesis would lack, did a decision move it under other rules; null where it would
 * lack no more than today. Where it has no committee yet its supervisor would sit.
 */
export function membersLacking(
  seats: readonly Seat[],
  before: Rules['committee'],
  after: Rules['committee'],
): number | null {
  const sitting = seats.length === 0 ? [SUPERVISOR] : seats
  const lacks = (rules: Rules['committee']) =>
    hasCommittee(rules) ? committeeState(sitting, rules).missing : 0
  const missing = lacks(after)
  return missing > lacks(before) ? missing : null
}
