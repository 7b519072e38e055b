import { MAIL_KINDS, MAIL_STATES } from '@diatrivi/domain/mail/mail'
import { MAIL_TROUBLES } from '@diatrivi/domain/mail/mail-trouble'
import { z } from 'zod'
import { IdParam } from '../ids.ts'
import { WireDate } from '../wire-dates.ts'

/** What went wrong, as somebody can act on it, and the codes that say it to those who keep the server. */
const troubleOf = { trouble: z.enum(MAIL_TROUBLES), codes: z.string() }

export const MailStatusShown = z.strictObject({
  /** Without a mail server letters are kept in a folder, for those who try the product out. */
  goesTo: z.enum(['server', 'local_mailbox']),
  /** Null while letters leave. */
  outage: z.strictObject({ since: WireDate, nextTry: WireDate, ...troubleOf }).nullable(),
  waiting: z.int(),
  sentLastDay: z.int(),
  givenUp: z.int(),
})
export type MailStatusShown = z.infer<typeof MailStatusShown>

/** A letter that has not left. What it says is nobody's business but its addressee's. */
export const MailShown = z.strictObject({
  mailID: z.int(),
  recipient: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  /** Those that failed; none is counted while no server takes anything. */
  tries: z.int(),
  trouble: troubleOf.trouble.nullable(),
  codes: troubleOf.codes.nullable(),
  written: WireDate,
  /** Null once it is given up. */
  nextTry: WireDate.nullable(),
  givenUp: WireDate.nullable(),
})
export type MailShown = z.infer<typeof MailShown>

export const MailParams = z.object({ mailId: IdParam })

export const MailsRetried = z.strictObject({ status: z.literal(200), retried: z.int() })
