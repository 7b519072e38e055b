import { lastDigestMoment } from '@diatrivi/domain/notice/digest'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { enqueueMail } from '../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { listDigestAccounts, lockDigestRecipient, takeForDigest } from './digest.repository.ts'
import { digestMail } from './mail-templates/digest-mail.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  log: Logger
}

/**
 * One mail a day for whoever wants to be told once a day. A notice is mailed and a digest gone exactly when the tables
 * say so: nothing is remembered here, so that it may run as often, as late and in as many processes as it likes.
 */
export function digestService({ db, clock, links, log }: Dependencies) {
  /** Answers whether there was anything to send. */
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
    /** Everything that is due by now; answers how many mails were written. */
    async sendDue(signal?: AbortSignal): Promise<number> {
      const due = lastDigestMoment(clock.now())
      let sent = 0
      for (const accountId of await listDigestAccounts(db, due)) {
        if (signal?.aborted) break
        try {
          if (await sendTo(accountId, due)) sent += 1
        } catch (err) {
          // Somebody else's digest is not held up by it; this one is tried again at the next turn.
          log.warn({ err, account: accountId }, 'a daily digest could not be written')
        }
      }
      return sent
    },
  }
}

export type DigestService = ReturnType<typeof digestService>
