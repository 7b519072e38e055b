import type { MailKind } from '@diatrivi/domain/work/mail/mail'

/** A mail, ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** A file for the calendar of the reader, which is attached. */
  calendar?: string
}

/** A mail and its kind, which is all that an administrator sees of its content. */
export interface MailWithKind extends Mail {
  kind: MailKind
}

/** The subject of a mail of an installation that is not the real one begins with what that is called. */
export function labelledSubject(subject: string, label: string | undefined): string {
  return label === undefined ? subject : `[${label}] ${subject}`
}
