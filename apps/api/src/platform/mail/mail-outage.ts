import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { rememberOutage } from './mail-outage.repository.ts'
import { backoff, type MailPace } from './mail-pace.ts'
import type { OutboxState } from './outbox.repository.ts'

/**
 * What this process knows of the mail server: whether it takes mails, and when it is asked again. It records what it
 * sees for the administrator's page; no worker reads that record.
 */
export interface MailOutage {
  /** Nothing is sent yet. */
  lasts(): boolean
  /** Nothing has been sent since: the next mail shows whether it is over. */
  isUnsure(): boolean
  begins(lastError: string, state: () => Promise<OutboxState>): Promise<void>
  ends(): void
}

interface MailOutageOptions {
  db: Db
  clock: Clock
  log: Logger
  pace: MailPace
}

export function mailOutage({ db, clock, log, pace }: MailOutageOptions): MailOutage {
  let since: Date | null = null
  let failures = 0
  let pausedUntil = new Date(0)

  const lasts = () => clock.now() < pausedUntil

  return {
    lasts,
    isUnsure: () => since !== null,

    begins: async (lastError, state) => {
      // Of the mails that were sent at once, the first failure is enough.
      if (lasts()) return
      const now = clock.now()
      since ??= now
      failures += 1
      const pause = backoff(pace.firstOutagePause, pace.longestOutagePause, failures)
      pausedUntil = new Date(now.getTime() + pause)
      const outage = { since, nextTryAt: pausedUntil, lastError }
      await db.transaction((tx) => rememberOutage(tx, outage))
      const { waiting, oldest } = await state()
      log.warn(
        { lastError, waiting, oldestSeconds: ageInSeconds(oldest, now), nextTrySeconds: pause / 1000 },
        'the mail server takes no mail',
      )
    },

    ends: () => {
      if (since === null) return
      log.info({ seconds: ageInSeconds(since, clock.now()) }, 'the mail server takes mail again')
      since = null
      failures = 0
      pausedUntil = new Date(0)
    },
  }
}

function ageInSeconds(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000))
}
