import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'

/** The tables refuse what the locks should have made impossible; a caller gets the same answer from either. */
export const INTEREST_REFUSALS: ConstraintRefusals = {
  interest_one_positive_per_thesis: () => new Refusal('already_assigned'),
}
