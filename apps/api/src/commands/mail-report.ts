import { parseArgs } from 'node:util'
import type { MailStatus, UnsentMail } from '../modules/work/mail-status/mail-status.service.ts'

export const USAGE = `Shows which mails wait and which could not be delivered.

  diatrivi mail-status [--retry <number of the mail> | --retry all]

With --retry a mail that was given up (or all of them) is tried again, as if it had just been written.
The settings are those of the API (DATABASE_URL, DATA_DIR …).`

/** The mails to try again: null where none are named. Throws with a sentence when the command line is wrong. */
export function readRetry(args: string[]): number[] | 'all' | null {
  const { retry } = parseArgs({ args, options: { retry: { type: 'string' } } }).values
  if (retry === undefined || retry === 'all') return retry ?? null
  if (!/^[1-9]\d{0,8}$/.test(retry)) throw new Error('--retry needs the number of a mail, or "all".')
  return [Number(retry)]
}

export function mailReport(status: MailStatus, mails: readonly UnsentMail[]): string {
  const linesOf = (state: UnsentMail['state']) => mails.filter((mail) => mail.state === state).map(line)
  const oldest = status.oldest === null ? '' : `, the oldest since ${minuteOf(status.oldest)}`
  return [
    ...outageLine(status),
    `${status.sentLastDay} sent in the last 24 hours.`,
    `${status.waiting} waiting${oldest}.`,
    ...linesOf('waiting'),
    `${status.undeliverable} given up.`,
    ...linesOf('given_up'),
  ].join('\n')
}

function outageLine({ outage }: MailStatus): string[] {
  if (outage === null) return []
  const { since, nextTryAt, lastError } = outage
  return [
    `The mail server takes no mail since ${minuteOf(since)}: ${lastError}, next try ${minuteOf(nextTryAt)}.`,
  ]
}

function line({ id, recipient, subject, attempts, lastError, ...mail }: UnsentMail): string {
  const when = [
    ...(mail.nextTryAt === null ? [] : [`next try ${minuteOf(mail.nextTryAt)}`]),
    ...(mail.undeliverableAt === null ? [] : [`given up ${minuteOf(mail.undeliverableAt)}`]),
  ]
  return `  ${id}  ${recipient}  "${subject}"  ${attempts} failed, ${lastError ?? 'no error'}, ${when.join(', ')}`
}

function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
