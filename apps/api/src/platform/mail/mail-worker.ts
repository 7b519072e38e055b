import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/transaction.ts'
import { type RecurringJob, recurring } from '../jobs/recurring.ts'
import type { Logger } from '../logging/logger.ts'
import { withinRequest } from '../logging/request-context.ts'
import { labelledSubject } from './mail.ts'
import { mailOutageGuard } from './mail-outage.ts'
import { backoff, MAIL_PACE, type MailPace } from './mail-pace.ts'
import { MailFailure, type MailTransport } from './mail-transport.ts'
import { ATTEMPTS_MAX, type ClaimedMail, hasDueMail, markSent, putBack } from './outbox.repository.ts'

/** Stopping waits for the mails that are being sent. */
export interface MailWorker extends RecurringJob {
  /** Sends everything that is due now; returns how many mails left. */
  deliverDue(): Promise<number>
}

interface MailWorkerDependencies {
  config: Pick<Config, 'installationLabel'>
  db: Db
  clock: Clock
  transport: MailTransport
  log: Logger
  pace?: MailPace
}

/**
 * Empties the outbox, in as many processes as there are. If one dies between sending a mail and recording it,
 * the mail is sent twice rather than never.
 */
export function mailWorker({
  config,
  db,
  clock,
  transport,
  log,
  pace = MAIL_PACE,
}: MailWorkerDependencies): MailWorker {
  const outage = mailOutageGuard({ db, clock, log, pace })
  /** Mails that have left, with the server's answers, until the database knows. */
  const unwritten = new Map<number, string | null>()
  /** Each reads the outbox by itself: while one waits for a slow server, the others go on. */
  const queues = Array.from({ length: pace.queues }, () =>
    recurring(deliverOneByOne, { name: 'mail', every: pace.pollEvery, log }),
  )

  async function deliverDue(): Promise<number> {
    const sent = await Promise.all(queues.map(() => deliverOneByOne()))
    return sent.reduce((sum, count) => sum + count, 0)
  }

  async function deliverOneByOne(stopping?: AbortSignal): Promise<number> {
    await writeDown()
    if (!(await hasDueMail(db, clock.now()))) return 0
    if (await outage.isHeld()) return 0
    let sent = 0
    while (!stopping?.aborted) {
      const outcome = await deliverNext()
      // A server with a limit of connections keeps those that it took.
      if (outcome === 'nothing due' || outcome === 'outage') break
      if (outcome === 'sent') sent += 1
    }
    return sent
  }

  async function deliverNext(): Promise<'sent' | 'failed' | 'outage' | 'nothing due'> {
    const mail = await db.transaction((tx) => outage.claim(tx))
    if (mail === undefined) return 'nothing due'
    return mail.requestId === null ? deliver(mail) : withinRequest(mail.requestId, () => deliver(mail))
  }

  async function deliver(mail: ClaimedMail): Promise<'sent' | 'failed' | 'outage'> {
    const outcome = await send(mail)
    if (outcome instanceof MailFailure) {
      await fail(mail, outcome)
      return outcome.kind === 'outage' ? 'outage' : 'failed'
    }
    unwritten.set(mail.id, outcome)
    await writeDown()
    return 'sent'
  }

  /** Repeated at the next run if the database does not answer, so that a mail does not leave twice. */
  async function writeDown(): Promise<void> {
    const mails = [...unwritten].map(([id, answer]) => ({ id, answer }))
    if (mails.length === 0) return
    await outage.endsWith(async (tx) => {
      for (const mail of mails) await markSent(tx, mail, clock.now())
    })
    for (const { id } of mails) unwritten.delete(id)
  }

  /** Returns the server's answer. */
  async function send({
    recipient,
    subject,
    text,
    html,
    calendar,
    ...row
  }: ClaimedMail): Promise<MailFailure | string | null> {
    const stamp = { messageKey: row.messageKey, writtenAt: row.createdAt }
    try {
      const mail = { to: recipient, subject: labelledSubject(subject, config.installationLabel), text, html }
      return await transport.send(calendar === null ? mail : { ...mail, calendar }, stamp)
    } catch (error) {
      return error instanceof MailFailure ? error : new MailFailure('later', nameOf(error))
    }
  }

  async function fail(mail: ClaimedMail, { kind, message: lastError }: MailFailure): Promise<void> {
    if (kind === 'outage') {
      await db.transaction((tx) => putBack(tx, mail, { lastError }))
      await outage.begins(mail, lastError)
      return
    }
    const now = clock.now()
    const attempts = mail.attempts + 1
    const isOver = kind === 'never' || attempts >= ATTEMPTS_MAX
    const wait = backoff(pace.firstRetryAfter, pace.longestRetryAfter, attempts)
    const what = isOver ? { undeliverableAt: now } : { dueAt: later(now, wait) }
    await outage.endsWith((tx) => putBack(tx, mail, { lastError, attempts, ...what }))
    log.warn({ mail: mail.id, attempts, lastError }, isOver ? 'a mail is given up' : 'a mail waits')
  }

  return {
    deliverDue,
    start: () => {
      for (const queue of queues) queue.start()
    },
    stop: async () => {
      await Promise.all(queues.map((queue) => queue.stop()))
      transport.close()
    },
  }
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
