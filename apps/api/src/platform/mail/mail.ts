import type { MailKind } from '@diatrivi/domain/mail/mail'

/** A mail, ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail, and what it is about: what is said of it to those who must not read it. */
export interface MailWithKind extends Mail {
  kind: MailKind
}
