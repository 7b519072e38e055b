import { MAIL_PACE } from '@diatrivi/api/platform/mail/mail-pace'
import type { outbox } from '@diatrivi/api/platform/mail/tables'
import type { ReceivedMail } from '@diatrivi/api/testing/faulty-listener'

export interface Tally {
  /** Mails to addresses that exist, each of which came. */
  mails: number
  /** Mails to addresses that do not, each of which was given up. */
  undeliverable: number
  duplicates: number
  kills: number
  /** Mails that the server took without an answer. */
  unanswered: number
  attempts: number
  faults: Map<string, number>
  seconds: number
}

/** A broken invariant. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
}

interface Happened {
  rows: (typeof outbox.$inferSelect)[]
  received: readonly ReceivedMail[]
  killed: ReadonlySet<string>
  faults: Map<string, number>
  seconds: number
}

/** Throws BrokenPromise with everything that is not as it must be. */
export function judge({ rows, received, killed, faults, seconds }: Happened): Tally {
  const existing = rows.filter(({ recipient }) => recipient.startsWith('mail'))
  const others = rows.filter(({ recipient }) => recipient.startsWith('nobody'))
  const came = new Map(received.map(({ messageId, recipient }) => [messageId, recipient]))
  const isWrong = (row: (typeof rows)[number]) => came.get(`${row.messageKey}@example.org`) !== row.recipient
  const duplicates = received.length - came.size
  const unanswered = received.filter(({ isAnswered }) => !isAnswered).length
  const problems = [
    ...existing.filter(isWrong).map(({ id }) => `mail ${id} was lost`),
    ...existing.filter(({ sentAt }) => sentAt === null).map(({ id }) => `mail ${id} is not marked as sent`),
    ...others
      .filter(({ attempts, undeliverableAt }) => undeliverableAt === null || attempts !== 1)
      .map(({ id }) => `mail ${id} to an unknown address was not given up at once`),
    ...(came.size > existing.length ? ['there are more Message-IDs than mails'] : []),
    ...sentAgainWithoutReason(received, killed).map(
      ({ client, messageId }) => `${messageId} was answered to ${client}, and sent again`,
    ),
  ]
  if (problems.length > 0) throw new BrokenPromise(problems.join('\n'))
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0)
  return {
    mails: existing.length,
    undeliverable: others.length,
    duplicates,
    kills: killed.size,
    unanswered,
    attempts,
    faults,
    seconds,
  }
}

/** Copies that were followed by another, although the worker was answered and lived to write that down. */
function sentAgainWithoutReason(received: readonly ReceivedMail[], killed: ReadonlySet<string>) {
  const lastCopies = new Set(new Map(received.map((mail) => [mail.messageId, mail])).values())
  const inHand = new Set([...killed].flatMap((name) => lastOf(name, received)))
  return received.filter((mail) => mail.isAnswered && !lastCopies.has(mail) && !inHand.has(mail))
}

/** What a worker had in hand at its end, at most: one mail in each queue. */
function lastOf(worker: string, received: readonly ReceivedMail[]): ReceivedMail[] {
  return received.filter(({ client }) => client === worker).slice(-MAIL_PACE.queues)
}
