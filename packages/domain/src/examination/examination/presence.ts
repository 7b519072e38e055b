import type { Rules } from '../../department/rulebook/rules.ts'
import type { Seat } from '../committee/seat.ts'
import { isThere, type Presence } from './examination.ts'

/** Seats whose people examine on the day: accepted, and not those of substitutes. */
export function examiningSeats<OneSeat extends Seat>(seats: readonly OneSeat[]): OneSeat[] {
  return seats.filter(({ role, state }) => role !== 'substitute' && state === 'accepted')
}

/** How many members have to be there. */
export function quorumOf({
  committee,
  examination,
}: {
  committee: Pick<Rules['committee'], 'size'>
  examination: Pick<Rules['examination'], 'quorum'>
}): number {
  return examination.quorum ?? committee.size
}

/** How many are missing for the quorum; nought where there are enough. */
export function missingForQuorum(presences: readonly Presence[], quorum: number): number {
  return Math.max(0, quorum - presences.filter(isThere).length)
}
