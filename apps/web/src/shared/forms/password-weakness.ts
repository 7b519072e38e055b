import type { PasswordOwner } from '@diatrivi/domain/people/account/guessable-words'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@diatrivi/domain/people/account/password-limits'
import {
  checkNewPassword,
  type PasswordRefusal,
  type PasswordRule,
} from '@diatrivi/domain/people/account/password-rule'
import { m } from '../../paraglide/messages.js'
import { readMeta } from '../api/page-settings.ts'

/** What this installation asks of new passwords, as the web server wrote it into the page. */
export function passwordRule(): PasswordRule {
  const minLength = readMeta('password-min-length')
  return {
    minLength: minLength ? Number(minLength) : PASSWORD_MIN_LENGTH,
    isDemo: readMeta('password-demo') === '1',
  }
}

const SENTENCES: Record<PasswordRefusal, () => string> = {
  password_too_short: () => m.password_too_short({ count: passwordRule().minLength }),
  password_too_long: () => m.password_too_long({ count: PASSWORD_MAX_LENGTH }),
  password_control_characters: m.password_control_characters,
  password_blank: m.password_blank,
  password_repetitive: m.password_repetitive,
  password_common: m.password_common,
  password_personal: m.password_personal,
}

/** Why a password cannot be chosen; null for one that can, as far as a browser knows, which has no list of common ones. */
export function weaknessOf(password: string, owner: PasswordOwner): string | null {
  const decision = checkNewPassword(password, { rule: passwordRule(), owner })
  return decision.allowed ? null : SENTENCES[decision.reason]()
}
