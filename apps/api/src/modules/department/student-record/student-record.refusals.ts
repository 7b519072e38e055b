import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

/** Two students of a department have no registry number in common. */
export const RECORD_REFUSALS: ConstraintRefusals = {
  student_record_registry_number: () =>
    new Refusal('duplicate', { fields: { registryNumber: { code: 'taken' } } }),
}

export const unknownProgramme = () => invalidFields({ programmeID: 'unknown_programme' })
