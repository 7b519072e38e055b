import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

export const INSTITUTION_REFUSALS: ConstraintRefusals = {
  institution_name: () => new Refusal('duplicate', { fields: { instName: { code: 'taken' } } }),
}

export const DEPARTMENT_REFUSALS: ConstraintRefusals = {
  department_name: () => new Refusal('duplicate', { fields: { depName: { code: 'taken' } } }),
  department_institution_id_institution_id_fk: () => invalidFields({ instID: 'unknown_institution' }),
}
