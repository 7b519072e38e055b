import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import { fullName, type Person } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'

export const KIND_WORDS: Record<SecurityEventKind, () => string> = {
  signed_in: m.security_kind_signed_in,
  sign_in_failed: m.security_kind_sign_in_failed,
  sign_in_unknown_name: m.security_kind_sign_in_unknown_name,
  sign_in_held_up: m.security_kind_sign_in_held_up,
  sign_in_disabled: m.security_kind_sign_in_disabled,
  institution_refused: m.security_kind_institution_refused,
  guessing_reported: m.security_kind_guessing_reported,
  signed_out: m.security_kind_signed_out,
  sessions_ended: m.security_kind_sessions_ended,
  password_reset_asked: m.security_kind_password_reset_asked,
  password_reset: m.security_kind_password_reset,
  password_changed: m.security_kind_password_changed,
  password_refused: m.security_kind_password_refused,
  proved_by_institution: m.security_kind_proved_by_institution,
  email_change_asked: m.security_kind_email_change_asked,
  email_changed: m.security_kind_email_changed,
  email_change_cancelled: m.security_kind_email_change_cancelled,
  identity_linked: m.security_kind_identity_linked,
  identity_unlinked: m.security_kind_identity_unlinked,
  second_factor_set_up: m.security_kind_second_factor_set_up,
  second_factor_failed: m.security_kind_second_factor_failed,
  second_factor_guessing_reported: m.security_kind_second_factor_guessing_reported,
  second_factor_taken_off: m.security_kind_second_factor_taken_off,
  recovery_code_used: m.security_kind_recovery_code_used,
  recovery_codes_renewed: m.security_kind_recovery_codes_renewed,
  passkey_copied: m.security_kind_passkey_copied,
  own_data_taken: m.security_kind_own_data_taken,
  own_account_deleted: m.security_kind_own_account_deleted,
  account_disabled: m.security_kind_account_disabled,
  account_enabled: m.security_kind_account_enabled,
  account_deleted: m.security_kind_account_deleted,
  first_administrator_created: m.security_kind_first_administrator_created,
  first_administrator_refused: m.security_kind_first_administrator_refused,
  administrator_act: m.security_kind_administrator_act,
  act_refused: m.security_kind_act_refused,
}

/** The name, or the number of an account that was deleted. */
export function personWords(person: Person | null, accountId: number | null): string {
  if (person !== null) return `${fullName(person)} (${person.username})`
  return accountId === null ? '' : m.security_deleted_account({ id: accountId })
}
