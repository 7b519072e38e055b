import { knownName, type SignInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { guessingMail } from '../../../../platform/mail/templates/guessing-mail.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'
import { addresseeOf } from '../account.model.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  signInThrottle: SignInThrottle
  securityLog: SecurityLog
}

/** Notifies the owner of an account that the password is guessed, once a day at most. */
export function guessingReport({ db, clock, links, signInThrottle, securityLog }: Dependencies) {
  return (owner: AccountRow): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await signInThrottle.mayNotifyOwner(tx, knownName(owner.id)))) return
      await enqueueMail(tx, guessingMail(addresseeOf(owner), { url: links.forgotPassword() }), clock.now())
      await securityLog.record(tx, { kind: 'guessing_reported', accountId: owner.id })
    })
}

export type GuessingReport = ReturnType<typeof guessingReport>
