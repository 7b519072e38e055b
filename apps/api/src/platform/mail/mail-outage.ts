import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { currentOutage, endOutage, insertOutage, lockOutage, moveNextTry } from './mail-outage.repository.ts'
import type { MailPace } from './mail-pace.ts'
import { type ClaimedMail, claimDueMail, outboxState } from './outbox.repository.ts'

interface MailOutageOptions {
  db: Db
  clock: Clock
  log: Logger
  pace: MailPace
}

/**
 * While no mail server takes anything, one row says so to every process. When it is asked again, the first process to
 * come tries with one mail; the others hold theirs until that mail has left, or its claim is over.
 */
export function mailOutageGuard({ db, clock, log, pace }: MailOutageOptions) {
  /** Nothing while the mails are held. */
  async function claim(tx: Tx): Promise<ClaimedMail | undefined> {
    const now = clock.now()
    const claimedUntil = later(now, pace.claim)
    const outage = await lockOutage(tx)
    if (outage !== null && outage.nextTryAt > now) return undefined
    const mail = await claimDueMail(tx, now, claimedUntil)
    if (outage !== null && mail !== undefined) {
      await moveNextTry(tx, outage.nextTryAt, { nextTryAt: claimedUntil })
    }
    return mail
  }

  /** The first failure of the mails that were under way at once is enough. */
  async function begin(tx: Tx, mail: ClaimedMail, lastError: string): Promise<number | null> {
    const now = clock.now()
    const outage = await lockOutage(tx)
    const lasted = outage === null ? 0 : now.getTime() - outage.since.getTime()
    // As long again as it has lasted: 5 s, 10 s, 20 s …
    const pause = Math.min(pace.firstOutagePause + lasted, pace.longestOutagePause)
    const nextTryAt = later(now, pause)
    if (outage === null) {
      return (await insertOutage(tx, { since: now, nextTryAt, lastError })) ? pause : null
    }
    const isItsTry = outage.nextTryAt.getTime() === mail.claimedUntil.getTime()
    if (!isItsTry) return null
    await moveNextTry(tx, outage.nextTryAt, { nextTryAt, lastError })
    return pause
  }

  return {
    claim,

    isHeld: async (): Promise<boolean> => {
      const outage = await currentOutage(db)
      return outage !== null && outage.nextTryAt > clock.now()
    },

    begins: async (mail: ClaimedMail, lastError: string): Promise<void> => {
      const pause = await db.transaction((tx) => begin(tx, mail, lastError))
      if (pause === null) return
      const { waiting, oldest } = await outboxState(db)
      log.warn(
        {
          lastError,
          waiting,
          oldestSeconds: ageInSeconds(oldest, clock.now()),
          nextTrySeconds: pause / 1000,
        },
        'the mail server takes no mail',
      )
    },

    /** Writes down what became of a mail that the server has judged, which ends the outage. */
    endsWith: async (write: (tx: Tx) => Promise<void>): Promise<void> => {
      const ended = await db.transaction(async (tx) => {
        await write(tx)
        return endOutage(tx)
      })
      if (ended === null) return
      log.info({ seconds: ageInSeconds(ended.since, clock.now()) }, 'the mail server takes mail again')
    },
  }
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}

function ageInSeconds(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000))
}
