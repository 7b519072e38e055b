import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import type { MailTransport } from './mail-transport.ts'
import { ATTEMPTS_MAX, lockDueMail, markFailed, markSent, type OutboxRow } from './outbox.repository.ts'

const POLL_EVERY = 2_000
const FIRST_RETRY_AFTER = 15_000
const LONGEST_RETRY_AFTER = 6 * 60 * 60_000

export interface MailWorker {
  /** Sends everything that is due now; answers how many letters left. */
  deliverDue(): Promise<number>
  start(): void
  /** Waits for the letter that is being sent. */
  stop(): Promise<void>
}

interface MailWorkerDependencies {
  db: Db
  clock: Clock
  transport: MailTransport
  log: Logger
}

/**
 * Empties the outbox, in as many processes as there are: a letter being sent is locked, so that no two send it.
 * Should the process die between sending and writing that down, the letter is sent twice rather than never.
 */
export function mailWorker({ db, clock, transport, log }: MailWorkerDependencies): MailWorker {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let stopped = false

  async function deliverDue(): Promise<number> {
    let delivered = 0
    for (;;) {
      const outcome = await deliverNext()
      if (outcome === 'nothing due' || stopped) return delivered
      if (outcome === 'sent') delivered += 1
    }
  }

  function deliverNext(): Promise<'sent' | 'failed' | 'nothing due'> {
    return db.transaction(async (tx) => {
      const now = clock.now()
      const row = await lockDueMail(tx, now)
      if (row === undefined) return 'nothing due'
      try {
        await transport.send({ to: row.recipient, subject: row.subject, text: row.text, html: row.html })
      } catch (error) {
        const failure = failureOf(row, error, now)
        await markFailed(tx, row.id, failure)
        const { attempts, lastError } = failure
        log.warn(
          { mail: row.id, attempts, lastError },
          attempts < ATTEMPTS_MAX ? 'a mail waits' : 'a mail is given up',
        )
        return 'failed'
      }
      await markSent(tx, row.id, now)
      return 'sent'
    })
  }

  function poll(): void {
    working = deliverDue()
      .then(() => undefined)
      .catch((err: unknown) => log.warn({ err }, 'the outbox could not be read'))
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, POLL_EVERY)
      })
  }

  return {
    deliverDue,
    start: poll,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await working
      transport.close()
    },
  }
}

function failureOf(row: OutboxRow, error: unknown, now: Date) {
  const attempts = row.attempts + 1
  const wait = Math.min(FIRST_RETRY_AFTER * 2 ** row.attempts, LONGEST_RETRY_AFTER)
  return { attempts, lastError: reasonOf(error), dueAt: new Date(now.getTime() + wait) }
}

/** The codes of the failure: the server's own words may quote the letter. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code
}
