import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'

/** The tables refuse what the lock of the thesis should have made impossible; a caller gets the same answer from either. */
export const COMMITTEE_REFUSALS: ConstraintRefusals = {
  committee_seat_position: () => new Refusal('seat_taken'),
  committee_seat_person: () => new Refusal('seat_not_allowed'),
  committee_seat_outside_person: () => new Refusal('seat_not_allowed'),
}
