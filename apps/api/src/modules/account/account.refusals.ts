import { checkPassword } from '@diatrivi/domain/account/password-rule'
import { invalidFields } from '../../platform/refusal/refusal.ts'

/** 400 for a password that is too short for this installation; `field` is what the caller knows it by. */
export function enforcePasswordRule(password: string, minimumLength: number, field: string): void {
  if (checkPassword(password, password, minimumLength).allowed) return
  throw invalidFields({ [field]: { code: 'too_short', limit: minimumLength } })
}
