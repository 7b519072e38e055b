import type { MailKind } from '@diatrivi/domain/mail/mail'

/** A letter, ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A letter, and what it is about: what is said of it to those who must not read it. */
export interface Letter extends Mail {
  kind: MailKind
}
