import { fieldSentence } from '@diatrivi/contract/field-sentences'
import { PASSWORD_MIN_LENGTH } from '@diatrivi/domain/people/account/password-limits'
import type { PasswordRule } from '@diatrivi/domain/people/account/password-rule'
import { passwordError } from '../modules/people/account/account.refusals.ts'
import { newPasswords } from '../modules/people/account/password/new-passwords.service.ts'
import type { NewAdministrator } from '../modules/people/account/registration/administrator.service.ts'

/** What is wrong with the password of an administrator; null for a good one. Not even a demo takes a weak one here. */
export async function weaknessOf(
  password: string,
  person: NewAdministrator,
  { minLength }: PasswordRule,
): Promise<string | null> {
  const rule = { minLength: Math.max(minLength, PASSWORD_MIN_LENGTH), isDemo: false }
  const decision = await newPasswords(rule).judge(password, person)
  return decision.allowed
    ? null
    : `The password is weak. ${fieldSentence(passwordError(decision.reason, rule), 'en')}`
}
