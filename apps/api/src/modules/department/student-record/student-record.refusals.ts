import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'
import { emailTaken } from '../../people/account/account.refusals.ts'

export const registryNumberTaken = () =>
  new Refusal('duplicate', { fields: { registryNumber: { code: 'taken' } } })

/** Two students of a department have no registry number in common, and two who have no account no address. */
export const RECORD_REFUSALS: ConstraintRefusals = {
  student_record_registry_number: registryNumberTaken,
  pending_student_registry_number: registryNumberTaken,
  pending_student_email: emailTaken,
}

export const unknownProgramme = () => invalidFields({ programmeID: 'unknown_programme' })
