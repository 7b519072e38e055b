import {
  ACTIVATION_CODE_HOURS,
  CODES_A_DAY,
  secondsUntilResend,
} from '@diatrivi/domain/people/account/activation'
import {
  EMAIL_CANCEL_DAYS,
  isEmailWaiting,
  judgeEmailCode,
  mayCancelEmailChange,
} from '@diatrivi/domain/people/account/email-change'
import { attemptsOf } from '../../../../platform/auth/attempt.repository.ts'
import type { RequestThrottle } from '../../../../platform/auth/request-throttle.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import { knownName, type SignInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import type { SigningSecrets } from '../../../../platform/auth/tokens.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { DAY, HOUR } from '../../../../platform/durations.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import {
  emailChangeAskedMail,
  emailCodeMail,
  passwordResetMail,
} from '../../../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { refusing } from '../../../../platform/refusal/constraint-refusals.ts'
import { found, Refusal } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import { type AccountRow, addresseeOf, strangerAt } from '../account.model.ts'
import { lockAccount } from '../account.queries.ts'
import { EMAIL_REFUSALS, emailTaken } from '../account.refusals.ts'
import { findByLogin, updateAccount } from '../account.repository.ts'
import * as changes from '../email-change.repository.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import { codeHashes, newCode, newToken } from '../one-time-code/secrets.model.ts'
import type { ProvePassword } from '../password/own-password.service.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import type { UnconfirmedAccounts } from '../unconfirmed-accounts.service.ts'
import type { AddressChangeService } from './address-change.service.ts'

/** The codes that one person may ask for, to all addresses together. */
const CODES = { name: 'email-code', attempts: CODES_A_DAY, withinSeconds: DAY / 1_000 }

export type ConfirmationOutcome = 'wrongCode' | 'wrongPassword' | 'confirmed'

interface Dependencies extends SigningSecrets {
  db: Db
  clock: Clock
  links: WebLinks
  sessions: AccountSessions
  throttle: RequestThrottle
  signInThrottle: SignInThrottle
  provePassword: ProvePassword
  addressChanges: AddressChangeService
  codes: OneTimeCodes
  unconfirmed: UnconfirmedAccounts
  securityLog: SecurityLog
}

/** A new address is in force once a code that went there, and the password, are given. */
export function emailChangeService(deps: Dependencies) {
  const { db, clock, links, sessions, throttle, signInThrottle, provePassword, addressChanges } = deps
  const { codes, unconfirmed, securityLog } = deps
  const hashes = codeHashes(deps)
  const inFuture = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  async function enforceFree(tx: Tx, email: string, accountId: number): Promise<void> {
    const owner = await findByLogin(tx, email)
    const isHeld = owner !== undefined && owner.unconfirmedSince === null
    if (isHeld && owner.id !== accountId) throw emailTaken()
    if (await changes.isKeptForAnother(tx, { email, accountId, now: clock.now() })) throw emailTaken()
  }

  async function sendPasswordLink(tx: Tx, account: AccountRow): Promise<void> {
    const url = links.choosePassword(await codes.makeToken(tx, account.id, 'passwordReset'))
    const { username } = account
    await enqueueMail(tx, passwordResetMail(addresseeOf(account), { url, username }), clock.now())
  }

  /** What a new code changes, and the mail that carries it. */
  async function makeCode(tx: Tx, account: AccountRow, newEmail: string) {
    const retryAfterSeconds = await attemptsOf(CODES, tx).count(knownName(account.id))
    if (retryAfterSeconds > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds })
    const code = newCode()
    const mail = emailCodeMail(strangerAt({ ...account, email: newEmail }), {
      code,
      url: links.ownProfile(account.role),
    })
    await enqueueMail(tx, mail, clock.now())
    return {
      newEmail,
      codeHash: hashes.ofCode('email', account.id, code),
      codeMadeAt: clock.now(),
      codeExpiresAt: inFuture(ACTIVATION_CODE_HOURS * HOUR),
      tries: 0,
    }
  }

  return {
    /** Counts a profile that is saved with another address, because each sends mails; before its transaction begins. */
    async countRequest(actor: SessionActor, email: string | undefined, { address }: Caller): Promise<void> {
      if (email === undefined) return
      const account = found(await findByLogin(db, actor.username))
      if (email !== account.email) await throttle(address)
    },

    /**
     * Sends a code to the new address and a note to the old one. The same address once more gets another code, once a
     * minute at most; another address takes its place. The caller has locked the account.
     */
    async request(tx: Tx, account: AccountRow, newEmail: string): Promise<void> {
      await enforceFree(tx, newEmail, account.id)
      const newest = await changes.findNewestChange(tx, account.id)
      if (newest?.newEmail === newEmail && isEmailWaiting(newest, clock.now())) {
        if (secondsUntilResend(newest.codeMadeAt, clock.now()) > 0) return
        await changes.updateChange(tx, newest.id, await makeCode(tx, account, newEmail))
        return
      }
      const token = newToken()
      await changes.insertChange(tx, {
        ...(await makeCode(tx, account, newEmail)),
        accountId: account.id,
        oldEmail: account.email,
        cancelHash: hashes.ofToken('email-cancel', token),
        cancelUntil: inFuture(EMAIL_CANCEL_DAYS * DAY),
      })
      const note = emailChangeAskedMail(addresseeOf(account), { url: links.cancelEmailChange(token) })
      await enqueueMail(tx, note, clock.now())
      await securityLog.record(tx, { kind: 'email_change_asked', accountId: account.id })
    },

    /** A wrong password uses no try of the code up. */
    async confirm(
      actor: SessionActor,
      { code, password }: { code: string; password: string },
      caller: Caller,
    ): Promise<ConfirmationOutcome> {
      const { address } = caller
      const owner = found(await findByLogin(db, actor.username))
      const { id, passwordHash } = owner
      const attempt = await provePassword(owner, password, actor, caller)
      if (attempt === null) return 'wrongPassword'
      return refusing(EMAIL_REFUSALS, () =>
        db.transaction(async (tx) => {
          await signInThrottle.succeeded(tx, attempt)
          const account = found(await lockAccount(tx, id))
          if (account.passwordHash !== passwordHash) return 'wrongPassword'
          const change = await changes.findNewestChange(tx, id)
          if (change === undefined || !isEmailWaiting(change, clock.now())) return 'wrongCode'
          const matches = hashes.isOfCode(change.codeHash, 'email', id, code)
          const verdict = judgeEmailCode(change, matches, clock.now())
          if (verdict === 'wrong') await changes.updateChange(tx, change.id, { tries: change.tries + 1 })
          if (verdict !== 'accepted') return 'wrongCode'
          await enforceFree(tx, change.newEmail, id)
          await unconfirmed.giveWay(tx, { email: change.newEmail })
          await updateAccount(tx, id, { email: change.newEmail }, clock.now())
          const token = newToken()
          await changes.updateChange(tx, change.id, {
            confirmedAt: clock.now(),
            undoHash: hashes.ofToken('email-cancel', token),
            cancelUntil: inFuture(EMAIL_CANCEL_DAYS * DAY),
          })
          await addressChanges.addressChanged(tx, account, links.cancelEmailChange(token))
          await sessions.endAll(tx, id, actor.sessionId)
          await securityLog.record(tx, { kind: 'email_changed', accountId: id, address })
          return 'confirmed'
        }),
      )
    },

    withdraw: (actor: SessionActor, { address }: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        const { id } = found(await lockAccount(tx, actor.accountId))
        await changes.deleteWaitingChanges(tx, id)
        await securityLog.record(tx, { kind: 'email_change_cancelled', accountId: id, address })
      }),

    /**
     * By a link to the old address: it stays or comes back, and what was asked for after it is gone too. A stranger may
     * have asked for it, so that every session ends; one who confirmed it knew the password, so that the old address
     * gets a link for another one. False for a link that is unknown, used or too old.
     */
    async cancel(token: string, { address }: Caller): Promise<boolean> {
      await throttle(address)
      const linkHash = hashes.ofToken('email-cancel', token)
      const known = await changes.findChangeByLink(db, linkHash)
      if (known === undefined) return false
      return refusing(EMAIL_REFUSALS, () =>
        db.transaction(async (tx) => {
          const account = await lockAccount(tx, known.accountId)
          // Read again under the lock: of two requests with the same link, the second finds it used.
          const change = await changes.findChangeByLink(tx, linkHash)
          if (account === undefined || change === undefined) return false
          if (!mayCancelEmailChange(change, clock.now())) return false
          await changes.deleteChanges(tx, account.id, change.id)
          if (account.email !== change.oldEmail) {
            const { oldEmail: email } = change
            await updateAccount(tx, account.id, { email }, clock.now())
            await addressChanges.addressChanged(tx, account)
          }
          await sessions.endAll(tx, account.id)
          await sendPasswordLink(tx, { ...account, email: change.oldEmail })
          await securityLog.record(tx, { kind: 'email_change_cancelled', accountId: account.id, address })
          return true
        }),
      )
    },
  }
}

export type EmailChangeService = ReturnType<typeof emailChangeService>
