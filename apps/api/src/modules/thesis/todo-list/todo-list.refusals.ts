import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

export const TODO_LIST_REFUSALS: ConstraintRefusals = {
  todo_list_thesisId_unique: () => new Refusal('has_list'),
}

/** Longer than its unit allows, once what was left out of a change is taken from the step. */
export function durationRefusal(): Refusal {
  return invalidFields({ dliDuration: 'duration_cap' })
}
