import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

/** The tables refuse what the locks should have made impossible; a caller gets the same answer from either. */
export const THESIS_REFUSALS: ConstraintRefusals = {
  thesis_one_unfinished_per_student: () => new Refusal('has_thesis'),
  /** The image was deleted after it was looked for. */
  thesis_image_id_image_id_fk: () => new Refusal('not_found'),
}

export const endBeforeStart = () => invalidFields({ thesisIntendedEnd: 'end_before_start' })
