import type { Mail } from '@diatrivi/api/platform/mail/mail'
import type { MailTransport } from '@diatrivi/api/platform/mail/mail-transport'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'

/** A mail that has left, and the day on which it did. */
export interface Letter extends Pick<Mail, 'to' | 'subject' | 'text'> {
  day: IsoDate
}

/** Every mail that has left, oldest first: the only way to the people without an account. */
export interface Letters {
  all: Letter[]
  transport: MailTransport
  /** What the pattern finds in the newest mail to the address that has it and names the title; null where none does. */
  find(pattern: RegExp, wanted: { to: string; title?: string }): string | null
}

/** What stands in mails that people act by. */
export const IN_LETTERS = {
  code: /^(\d{6})$/m,
  password: /\/password\/reset\?token=([^\s&]+)/,
  seat: /\/s#([\w-]{27})/,
  dates: /\/s#dates\.([\w-]{27})/,
  mark: /\/s#mark\.([\w-]{27})/,
} as const

export function newLetters(clock: { now(): Date }): Letters {
  const all: Letter[] = []
  const byAddress = new Map<string, Letter[]>()
  return {
    all,
    transport: {
      send: async ({ to, subject, text }) => {
        const letter = { to, subject, text, day: athensDate(clock.now()) }
        all.push(letter)
        byAddress.set(to, [...(byAddress.get(to) ?? []), letter])
      },
      close: () => undefined,
    },
    find: (pattern, { to, title = '' }) => {
      const theirs = byAddress.get(to) ?? []
      const letter = theirs.findLast(({ text }) => pattern.test(text) && text.includes(title))
      return letter === undefined ? null : (pattern.exec(letter.text)?.[1] ?? null)
    },
  }
}

/** What a mail is about, without the title of the thesis. */
export const kindOf = ({ subject }: Letter): string => subject.split(/[:«]/, 1)[0]?.trim() ?? subject
