import { lastDigestMoment } from '@diatrivi/domain/thesis/notice/digest'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import { enqueueMail } from '../../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { listDigestAccounts, lockDigestRecipient, takeForDigest } from './digest.repository.ts'
import { digestMail } from './mails/digest.mail.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  log: Logger
}

/**
 * One mail a day for people who chose the digest. A notice is mailed and a digest sent exactly when the tables
 * say so: nothing is kept in memory, so that it may run often, late and in many processes.
 */
export function digestService({ db, clock, links, log }: Dependencies) {
  /** Returns whether there was anything to send. */
  function sendTo(accountId: number, due: Date): Promise<boolean> {
    return db.transaction(async (tx) => {
      const recipient = await lockDigestRecipient(tx, accountId)
      if (recipient === null) return false
      const at = clock.now()
      const notices = await takeForDigest(tx, accountId, { due, at })
      if (notices.length === 0) return false
      await enqueueMail(tx, digestMail(notices, recipient, links), at)
      return true
    })
  }

  return {
    /** Sends everything that is due by now; returns how many mails were written. */
    async sendDue(signal?: AbortSignal): Promise<number> {
      const due = lastDigestMoment(clock.now())
      let sent = 0
      for (const accountId of await listDigestAccounts(db, due)) {
        if (signal?.aborted) break
        try {
          if (await sendTo(accountId, due)) sent += 1
        } catch (err) {
          // The failure holds up no other digest; this one is tried again at the next run.
          log.warn({ err, account: accountId }, 'a daily digest could not be written')
        }
      }
      return sent
    },
  }
}

export type DigestService = ReturnType<typeof digestService>
