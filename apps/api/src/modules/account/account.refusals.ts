import { checkPassword } from '@diatrivi/domain/account/password-rule'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../platform/refusal/refusal.ts'

export const unknownDepartment = () => invalidFields({ department: 'unknown_department' })

/** The department may be deleted between the check and the insert. */
export const REGISTRATION_REFUSALS: ConstraintRefusals = {
  account_department_id_department_id_fk: unknownDepartment,
}

export const emailTaken = () => new Refusal('duplicate', { fields: { uEmail: { code: 'taken' } } })

/** Two accounts may ask for one address; it is that of the first to confirm it. */
export const EMAIL_REFUSALS: ConstraintRefusals = { account_email: emailTaken }

export const INSTRUCTOR_REFUSALS: ConstraintRefusals = {
  account_username: () => new Refusal('duplicate', { fields: { username: { code: 'taken' } } }),
  account_email: emailTaken,
  account_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

/** 400 for a password that is too short for this installation; `field` is what the caller knows it by. */
export function enforcePasswordRule(password: string, minimumLength: number, field: string): void {
  if (checkPassword(password, password, minimumLength).allowed) return
  throw invalidFields({ [field]: { code: 'too_short', limit: minimumLength } })
}
