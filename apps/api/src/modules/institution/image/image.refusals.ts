import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'

export const IMAGE_REFUSALS: ConstraintRefusals = {
  /** The department was deleted after the upload began. */
  image_department_id_department_id_fk: () => new Refusal('not_found'),
}
