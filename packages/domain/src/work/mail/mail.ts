/** What a mail is about. People other than its addressee learn no more than this. */
export const MAIL_KINDS = [
  'confirmation_code',
  'invitation',
  'password_reset',
  'password_changed',
  'guessing_reported',
  'second_factor_changed',
  'identity_changed',
  'address_changed',
  'username_changed',
  'webhook_paused',
  'notice',
  'digest',
  'outside_letter',
  'trial',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail that is not sent yet is still tried, or it is given up. */
export const MAIL_STATES = ['waiting', 'given_up'] as const
export type MailState = (typeof MAIL_STATES)[number]
