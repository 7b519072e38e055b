import type { Mail } from '@diatrivi/api/platform/mail/mail'
import type { MailTransport } from '@diatrivi/api/platform/mail/mail-transport'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'

/** A mail that has left, and the day on which it did. */
export interface ReceivedMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  day: IsoDate
}

/** Every mail that has left, oldest first: the only way to the people without an account. */
export interface Mailbox {
  all: ReceivedMail[]
  transport: MailTransport
  /** What the pattern finds in the newest mail to the address that has it and names the title; null where none does. */
  find(pattern: RegExp, wanted: { to: string; title?: string }): string | null
}

/** What stands in mails that people act by. */
export const IN_MAILS = {
  code: /^(\d{6})$/m,
  password: /\/password\/reset\?token=([^\s&]+)/,
  seat: /\/s#([\w-]{27})/,
  dates: /\/s#dates\.([\w-]{27})/,
  mark: /\/s#mark\.([\w-]{27})/,
} as const

export function newMailbox(clock: { now(): Date }): Mailbox {
  const all: ReceivedMail[] = []
  const byAddress = new Map<string, ReceivedMail[]>()
  return {
    all,
    transport: {
      send: async ({ to, subject, text }) => {
        const mail = { to, subject, text, day: athensDate(clock.now()) }
        all.push(mail)
        byAddress.set(to, [...(byAddress.get(to) ?? []), mail])
        return null
      },
      close: () => undefined,
    },
    find: (pattern, { to, title = '' }) => {
      const theirs = byAddress.get(to) ?? []
      const mail = theirs.findLast(({ text }) => pattern.test(text) && text.includes(title))
      return mail === undefined ? null : (pattern.exec(mail.text)?.[1] ?? null)
    },
  }
}

/** What a mail is about, without the title of the thesis. */
export const kindOf = ({ subject }: ReceivedMail): string => subject.split(/[:«]/, 1)[0]?.trim() ?? subject
