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

/** A mail that is not on its way yet. */
export interface MailWithKind extends Omit<Mail, 'text' | 'html'> {
  /** All that an administrator sees of its content. */
  kind: MailKind
  /** What it says when it leaves: it begins with a greeting. */
  textsAt: (moment: Date) => Pick<Mail, 'text' | 'html'>
}

/** The subject of a mail of an installation that is not the real one begins with what that is called. */
export function labelledSubject(subject: string, label: string | undefined): string {
  return label === undefined ? subject : `[${label}] ${subject}`
}
