/** What the security log keeps: docs/regulation.md#security-log. Text in a column, so that a new kind needs no migration. */
export const SECURITY_EVENT_KINDS = [
  // Signing in
  'signed_in',
  'sign_in_failed',
  'sign_in_unknown_name',
  'sign_in_held_up',
  'sign_in_disabled',
  'institution_refused',
  'guessing_reported',
  'signed_out',
  'sessions_ended',
  // Password and address
  'password_reset_asked',
  'password_reset',
  'password_changed',
  'password_refused',
  'email_change_asked',
  'email_changed',
  'email_change_cancelled',
  'identity_linked',
  'identity_unlinked',
  'proved_by_institution',
  // The second factor
  'second_factor_set_up',
  'second_factor_failed',
  'second_factor_guessing_reported',
  'second_factor_taken_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_copied',
  // Personal data
  'own_data_taken',
  'own_account_deleted',
  // Administrators, and what was refused
  'first_administrator_created',
  'first_administrator_refused',
  'account_disabled',
  'account_enabled',
  'account_deleted',
  'administrator_act',
  'act_refused',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]
