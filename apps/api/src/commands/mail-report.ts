import { parseArgs } from 'node:util'
import type { OutboxState } from '../platform/mail/outbox.repository.ts'
import type { OutboxEntry } from '../platform/mail/outbox-upkeep.repository.ts'

export const USAGE = `Shows which mails wait and which could not be delivered.

  npm run mail-status [-- --retry <number of the mail> | --retry all]

With --retry a mail that was given up (or all of them) is tried again, as if it had just been written.
The settings are those of the API (DATABASE_URL, DATA_DIR …).`

/** What is asked to be tried again: null where nothing is. Throws with a sentence when that is nothing sensible. */
export function readRetry(args: string[]): number[] | 'all' | null {
  const { retry } = parseArgs({ args, options: { retry: { type: 'string' } } }).values
  if (retry === undefined || retry === 'all') return retry ?? null
  if (!/^[1-9]\d{0,8}$/.test(retry)) throw new Error('--retry needs the number of a mail, or "all".')
  return [Number(retry)]
}

interface MailStatus {
  state: OutboxState
  waiting: readonly OutboxEntry[]
  undeliverable: readonly OutboxEntry[]
}

export function mailReport({ state, waiting, undeliverable }: MailStatus): string {
  const oldest = state.oldest === null ? '' : `, the oldest since ${minuteOf(state.oldest)}`
  return [
    `${state.waiting} waiting${oldest}.`,
    ...waiting.map((mail) => line(mail, `next try ${minuteOf(mail.dueAt)}`)),
    `${state.undeliverable} given up.`,
    ...undeliverable.map((mail) =>
      line(mail, mail.undeliverableAt === null ? '' : `given up ${minuteOf(mail.undeliverableAt)}`),
    ),
  ].join('\n')
}

function line({ id, recipient, subject, attempts, lastError }: OutboxEntry, when: string): string {
  return `  ${id}  ${recipient}  "${subject}"  ${attempts} failed, ${lastError ?? 'no error'}, ${when}`
}

function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
