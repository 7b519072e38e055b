import type { Mail, MailWithKind } from '../platform/mail/mail.ts'

/** An hour at which Greek mails begin «Καλησπέρα σας,». */
const AFTERNOON = new Date('2026-03-10T13:00Z')

/** A mail as it leaves at a moment. */
export function written(mail: MailWithKind, moment: Date = AFTERNOON): MailWithKind & Mail {
  return { ...mail, ...mail.textsAt(moment) }
}
