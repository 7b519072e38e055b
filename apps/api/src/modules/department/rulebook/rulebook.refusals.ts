import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

export const RULEBOOK_REFUSALS: ConstraintRefusals = {
  rulebook_in_force: () => new Refusal('rulebook_day_taken'),
  // Raised by the trigger of the same name.
  rulebook_frozen: () => new Refusal('rulebook_in_force'),
  rulebook_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

export const PROGRAMME_REFUSALS: ConstraintRefusals = {
  programme_name: () => invalidFields({ name: 'taken' }),
  programme_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

/** Administrators, who have no department, name the one that they mean. */
export const departmentRequired = () => invalidFields({ depID: 'required' })

export const programmeOfAnother = () => invalidFields({ programmeID: 'invalid' })
