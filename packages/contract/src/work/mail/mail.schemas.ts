import { MAIL_KINDS, MAIL_STATES } from '@diatrivi/domain/work/mail/mail'
import { MAIL_PROBLEMS } from '@diatrivi/domain/work/mail/mail-problem'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { text } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

/** What went wrong in terms that a person can act on, and the codes for the operator of the server. */
const problemOf = { trouble: z.enum(MAIL_PROBLEMS), codes: z.string() }

export const MailStatusShown = z.strictObject({
  /** Without a mail server mails are kept in a folder, for trying the product out. */
  goesTo: z.enum(['server', 'local_mailbox']),
  /** Null while mails are sent. */
  outage: z.strictObject({ since: WireDate, nextTry: WireDate, ...problemOf }).nullable(),
  waiting: z.int(),
  sentLastDay: z.int(),
  givenUp: z.int(),
})
export type MailStatusShown = z.infer<typeof MailStatusShown>

/** A mail that is not sent yet. Its text is left out, because only its addressee may read it. */
export const MailShown = z.strictObject({
  mailID: z.int(),
  recipient: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  /** Failed attempts; none is counted while the mail server takes no mail at all. */
  tries: z.int(),
  trouble: problemOf.trouble.nullable(),
  codes: problemOf.codes.nullable(),
  written: WireDate,
  /** Null once the mail is given up. */
  nextTry: WireDate.nullable(),
  givenUp: WireDate.nullable(),
})
export type MailShown = z.infer<typeof MailShown>

/** A mail that the server has taken. Its text is not kept. */
export const SentMailShown = MailShown.pick({
  mailID: true,
  recipient: true,
  kind: true,
  written: true,
}).extend({
  sent: WireDate,
  /** What the server said, by which its operator finds the mail; null where mails go to the local mailbox. */
  answer: z.string().nullable(),
})
export type SentMailShown = z.infer<typeof SentMailShown>

/** Addresses that contain the text, whatever its accents and capitals. */
export const SentMailsQuery = PageQuery.extend({ search: text(255).optional() })

export const MailParams = z.object({ mailId: IdParam })

export const MailsRetried = z.strictObject({ status: z.literal(200), retried: z.int() })
