import type { FieldError } from '@diatrivi/contract/errors'
import { PASSWORD_MAX_LENGTH } from '@diatrivi/domain/people/account/password-limits'
import type { PasswordRefusal, PasswordRule } from '@diatrivi/domain/people/account/password-rule'
import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

export const unknownDepartment = () => invalidFields({ department: 'unknown_department' })

/** The department may be deleted between the check and the insert. */
export const REGISTRATION_REFUSALS: ConstraintRefusals = {
  account_department_id_department_id_fk: unknownDepartment,
}

export const emailTaken = () => new Refusal('duplicate', { fields: { uEmail: { code: 'taken' } } })

/** Two accounts may ask for one address; it is that of the first to confirm it. */
export const EMAIL_REFUSALS: ConstraintRefusals = { account_held_email: emailTaken }

export const STAFF_REFUSALS: ConstraintRefusals = {
  account_username: () => new Refusal('duplicate', { fields: { username: { code: 'taken' } } }),
  account_held_email: emailTaken,
  account_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

/** What is wrong with a password, in the words of the contract. */
export function passwordError(reason: PasswordRefusal, { minLength }: PasswordRule): FieldError {
  if (reason === 'password_too_short') return { code: 'too_short', limit: minLength }
  if (reason === 'password_too_long') return { code: 'too_long', limit: PASSWORD_MAX_LENGTH }
  return { code: reason }
}

export function weakPassword(reason: PasswordRefusal, rule: PasswordRule, fields: string[]): Refusal {
  return invalidFields(Object.fromEntries(fields.map((field) => [field, passwordError(reason, rule)])))
}

/** The field in which a person who has a password writes another one. */
export const NEW_PASSWORD_FIELD = 'newpass'
