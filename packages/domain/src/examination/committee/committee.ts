import type { Rules } from '../../department/rulebook/rules.ts'
import { isLiving, type Seat } from './seat.ts'

export interface CommitteeState {
  isComplete: boolean
  /** How many members have not accepted yet, or are not even asked. */
  missing: number
  /** The positions that are neither taken nor offered. */
  vacant: number[]
}

/** Substitutes count for nothing until they move up. */
export function committeeState(
  seats: readonly Seat[],
  { size }: Pick<Rules['committee'], 'size'>,
): CommitteeState {
  const members = seats.filter((seat) => seat.role !== 'substitute' && isLiving(seat))
  const accepted = members.filter(({ state }) => state === 'accepted').length
  const positions = Array.from({ length: size }, (_, index) => index + 1)
  const vacant = positions.filter((position) => !members.some((seat) => seat.position === position))
  const missing = Math.max(0, size - accepted)
  return { isComplete: missing === 0, missing, vacant }
}

/**
 * The substitute who takes the place of a member that left: the first who has accepted. No substitute replaces a
 * supervisor.
 */
export function substituteFor(left: Seat, seats: readonly Seat[]): Seat | null {
  if (left.role !== 'member') return null
  const [first = null] = seats
    .filter(({ role, state }) => role === 'substitute' && state === 'accepted')
    .toSorted((one, other) => one.position - other.position)
  return first
}
