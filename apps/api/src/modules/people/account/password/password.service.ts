import type { PasswordHashing } from '../../../../platform/auth/password-hashing.ts'
import type { RequestThrottle } from '../../../../platform/auth/request-throttle.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import { knownName, type SignInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { passwordChangedMail, passwordResetMail } from '../../../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'
import { addresseeOf, strangerAt } from '../account.model.ts'
import { findAccount, lockAccount } from '../account.queries.ts'
import { NEW_PASSWORD_FIELD } from '../account.refusals.ts'
import * as accounts from '../account.repository.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import type { UnconfirmedAccounts } from '../unconfirmed-accounts.service.ts'
import type { NewPasswords } from './new-passwords.service.ts'
import type { ProvePassword } from './own-password.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  sessions: AccountSessions
  passwords: PasswordHashing
  codes: OneTimeCodes
  unconfirmed: UnconfirmedAccounts
  links: WebLinks
  throttle: RequestThrottle
  signInThrottle: SignInThrottle
  newPasswords: NewPasswords
  provePassword: ProvePassword
  securityLog: SecurityLog
}

export function passwordService(deps: Dependencies) {
  const { db, clock, sessions, passwords, codes, links, throttle, signInThrottle } = deps
  const { newPasswords, provePassword, securityLog } = deps

  /** Sets a password, ends every session but the named one, and makes a link for another password invalid. */
  async function setPassword(
    tx: Tx,
    account: AccountRow,
    passwordHash: string,
    exceptSession?: string,
  ): Promise<void> {
    await accounts.updateAccount(tx, account.id, { passwordHash, isActive: true }, clock.now())
    await deps.unconfirmed.confirm(tx, account)
    await codes.discardAll(tx, account.id)
    await sessions.endAll(tx, account.id, exceptSession)
    const url = links.forgotPassword()
    await enqueueMail(tx, passwordChangedMail(addresseeOf(account), { url }), clock.now())
  }

  return {
    /** Sends a link, once a minute at most; the earlier ones go on holding. The answer does not reveal whether there is such an account. */
    async forgotPassword(email: string, { address }: Caller): Promise<void> {
      await throttle(address)
      await db.transaction(async (tx) => {
        const account = await accounts.lockAccountByEmail(tx, email)
        if (account === undefined || !(await codes.maySendResetLink(tx, account.id))) return
        const url = links.choosePassword(await codes.makeToken(tx, account.id, 'passwordReset'))
        const isConfirmed = account.unconfirmedSince === null
        const to = isConfirmed ? addresseeOf(account) : strangerAt(account)
        const username = isConfirmed ? account.username : null
        await enqueueMail(tx, passwordResetMail(to, { url, username }), clock.now())
        await securityLog.record(tx, { kind: 'password_reset_asked', accountId: account.id, address })
      })
    },

    /** Whether the token of a link would be taken now. */
    async checkLink(token: string, { address }: Caller): Promise<boolean> {
      await throttle(address)
      return (await codes.ownerOfToken(db, token)) !== null
    },

    /** False for a token that is unknown, used or too old. Reading the mail also proves the address of an inactive account. */
    async resetPassword(token: string, newPassword: string, { address }: Caller): Promise<boolean> {
      await throttle(address)
      const id = await codes.ownerOfToken(db, token)
      const owner = id === null ? undefined : await findAccount(db, id)
      if (owner === undefined) return false
      await newPasswords.enforce(newPassword, owner, NEW_PASSWORD_FIELD)
      const passwordHash = await passwords.hash(newPassword, { address, account: knownName(owner.id) })
      return db.transaction(async (tx) => {
        const ownerId = await codes.ownerOfToken(tx, token)
        const account = ownerId === null ? undefined : await lockAccount(tx, ownerId)
        // Checked again under the lock: of two requests with the same link, the second finds it used.
        if (account === undefined || (await codes.ownerOfToken(tx, token)) === null) return false
        await setPassword(tx, account, passwordHash)
        await signInThrottle.lift(tx, knownName(account.id))
        await securityLog.record(tx, { kind: 'password_reset', accountId: account.id, address })
        return true
      })
    },

    /** False for a wrong old password. */
    async changePassword(
      actor: SessionActor,
      { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
      caller: Caller,
    ): Promise<boolean> {
      const { address } = caller
      const account = found(await accounts.findByLogin(db, actor.username))
      await newPasswords.enforce(newPassword, account, NEW_PASSWORD_FIELD)
      const attempt = await provePassword(account, oldPassword, actor, caller)
      if (attempt === null) return false
      const asker = { address, account: knownName(account.id) }
      const passwordHash = await passwords.hash(newPassword, asker)
      return db.transaction(async (tx) => {
        await signInThrottle.succeeded(tx, attempt)
        const current = found(await lockAccount(tx, account.id))
        if (current.passwordHash !== account.passwordHash) return false
        await setPassword(tx, current, passwordHash, actor.sessionId)
        await securityLog.record(tx, { kind: 'password_changed', accountId: current.id, address })
        return true
      })
    },
  }
}

export type PasswordService = ReturnType<typeof passwordService>
