/** What a letter is about, as far as anybody but its addressee learns. */
export const MAIL_KINDS = [
  'confirmation_code',
  'invitation',
  'password_reset',
  'password_changed',
  'address_changed',
  'notice',
  'digest',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Of a letter that has not left: it is still tried, or nobody tries any longer. */
export const MAIL_STATES = ['waiting', 'given_up'] as const
export type MailState = (typeof MAIL_STATES)[number]
