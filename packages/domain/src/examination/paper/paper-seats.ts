import type { Seat } from '../committee/seat.ts'
import { examiningSeats } from '../examination/presence.ts'
import type { SeatPaperKind } from './issuable.ts'

/**
 * The seats that a paper of the kind can be about: docs/regulation.md#seat-papers. Before the marks are opened `markedSeats`
 * is null, and a sheet can be of every examiner: no reader learns from it who has sealed.
 */
export function paperSeats<One extends Seat>(
  kind: SeatPaperKind,
  seats: readonly One[],
  markedSeats: ReadonlySet<number> | null,
): One[] {
  if (kind === 'sheet' && markedSeats !== null) return seats.filter(({ id }) => markedSeats.has(id))
  const examining = examiningSeats(seats)
  // The supervisor calls the others, and signs.
  return kind === 'sheet' ? examining : examining.filter(({ role }) => role !== 'supervisor')
}
