import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'

/** No person has two views of a list under one name. */
export const SAVED_VIEW_REFUSALS: ConstraintRefusals = {
  saved_view_name: () => new Refusal('duplicate', { fields: { name: { code: 'taken' } } }),
}
