import { mayUsePassword } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { PasswordHashing } from '../../../../platform/auth/password-hashing.ts'
import type { RequestThrottle } from '../../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Db, Reader, Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { activationMail, passwordResetMail } from '../../../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { refusing } from '../../../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import { departmentExists } from '../../../institution/institution/institution.queries.ts'
import { type AccountRow, strangerAt } from '../account.model.ts'
import { lockAccounts } from '../account.queries.ts'
import { REGISTRATION_REFUSALS, unknownDepartment } from '../account.refusals.ts'
import * as accounts from '../account.repository.ts'
import { lockAddress } from '../address-lock.queries.ts'
import { isKeptForAnother } from '../email-change.repository.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import type { NewPasswords } from '../password/new-passwords.service.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import { lockUnconfirmed } from '../unconfirmed.repository.ts'
import type { UnconfirmedAccounts } from '../unconfirmed-accounts.service.ts'

export interface Registration {
  username: string
  password: string
  email: string
  firstName: string
  surname: string
  departmentId: number
}

export type ActivationOutcome =
  | { kind: 'activated'; token: string }
  | { kind: 'wrongCode' }
  | { kind: 'noSuchInactiveAccount' }

interface Dependencies {
  db: Db
  config: Config
  clock: Clock
  sessions: AccountSessions
  passwords: PasswordHashing
  codes: OneTimeCodes
  unconfirmed: UnconfirmedAccounts
  links: WebLinks
  throttle: RequestThrottle
  newPasswords: NewPasswords
}

export function registrationService(deps: Dependencies) {
  const { db, config, clock, sessions, passwords, codes, unconfirmed, links, throttle, newPasswords } = deps

  return {
    /**
     * The token of a session good for activation only; null when the username or the e-mail address is taken. An
     * unconfirmed address is not: several may register with it, and the one who shows its code gets it. From now on
     * mails come in the language in which the person registered.
     */
    async register(given: Registration, { address, userAgent, language }: Caller): Promise<string | null> {
      await throttle(address)
      refuseWithoutLocalSignIn()
      await newPasswords.enforce(given.password, given, 'password')
      if (!(await departmentExists(db, given.departmentId))) throw unknownDepartment()
      if (await isTaken(db, given)) return null
      const { password, ...names } = given
      const person = { ...names, language }
      const passwordHash = await passwords.hash(password, { address, account: given.username })
      return refusing(REGISTRATION_REFUSALS, () =>
        db.transaction(async (tx) => {
          await lockAddress(tx, given.email)
          if (await isTaken(tx, given)) return null
          const state = { role: 'student', isActive: false, unconfirmedSince: clock.now() } as const
          const id = await accounts.insertAccount(tx, { ...person, ...state, passwordHash }, clock.now())
          if (id === undefined) return null
          // A code that went there just now holds for this registration too.
          if ((await codes.secondsUntilCode(tx, given.email)) === 0) await sendCode(tx, { id, ...person })
          return sessions.open(tx, { accountId: id, kind: 'activation', userAgent })
        }),
      )
    },

    /**
     * The registration of the asker's session is activated when several have the address, because the same person
     * typed its password and reads the mail. Without it the newest is, and its password holds no longer, because
     * another person may have typed it: a link for another one goes to the address. docs/regulation.md#somebody-else
     */
    async activate(
      { email, code }: { email: string; code: string },
      askerId: number | null,
      { address, userAgent }: Caller,
    ): Promise<ActivationOutcome> {
      await throttle(address)
      refuseWithoutLocalSignIn()
      return db.transaction(async (tx) => {
        const waiting = (await lockWaiting(tx, email)).filter(({ disabledAt }) => disabledAt === null)
        const own = waiting.find(({ id }) => id === askerId)
        const account = own ?? waiting.at(-1)
        if (account === undefined) return { kind: 'noSuchInactiveAccount' }
        if (!(await codes.redeemCode(tx, { email, code }, address))) return { kind: 'wrongCode' }
        await accounts.updateAccount(tx, account.id, { isActive: true, isNewcomer: false }, clock.now())
        await unconfirmed.confirm(tx, account)
        await sessions.endAll(tx, account.id)
        if (own === undefined && waiting.length > 1) await replacePassword(tx, account)
        const token = await sessions.open(tx, { accountId: account.id, kind: 'full', userAgent })
        return { kind: 'activated', token }
      })
    },

    /**
     * Sends a new code to an inactive account, once a minute at most. Only a session of the address is refused within
     * the minute, with how long is left; every other answer is the same, whether or not there is such an account.
     */
    async resendCode(email: string, askerEmail: string | null, { address }: Caller): Promise<void> {
      await throttle(address)
      await db.transaction(async (tx) => {
        await lockAddress(tx, email)
        const account = await accounts.findByLogin(tx, email)
        if (account === undefined || account.isActive) return
        const retryAfterSeconds = await codes.secondsUntilCode(tx, email)
        if (retryAfterSeconds === 0) await sendCode(tx, account)
        else if (askerEmail?.toLowerCase() === email.toLowerCase()) {
          throw new Refusal('too_many_attempts', { retryAfterSeconds })
        }
      })
    },
  }

  /** A student would have a password that opens nothing. */
  function refuseWithoutLocalSignIn(): void {
    if (!mayUsePassword('student', config.singleSignOn.localSignIn)) throw new Refusal('local_sign_in_off')
  }

  async function isTaken(reader: Reader, { username, email }: Registration): Promise<boolean> {
    if (await accounts.isTaken(reader, { username, email })) return true
    return isKeptForAnother(reader, { email, now: clock.now() })
  }

  async function sendCode(tx: Tx, account: Pick<AccountRow, 'id' | 'email' | 'language'>): Promise<void> {
    const code = await codes.makeCode(tx, account)
    const url = links.confirmEmail(account.email)
    await enqueueMail(tx, activationMail(strangerAt(account), { code, url }), clock.now())
  }

  async function replacePassword(tx: Tx, account: AccountRow): Promise<void> {
    await accounts.updateAccount(tx, account.id, { passwordHash: null }, clock.now())
    const url = links.choosePassword(await codes.makeToken(tx, account.id, 'passwordReset'))
    await enqueueMail(tx, passwordResetMail(strangerAt(account), { url, username: null }), clock.now())
  }
}

/** The inactive accounts of an address, the oldest first; none where its holder is active. */
async function lockWaiting(tx: Tx, email: string): Promise<AccountRow[]> {
  const holder = await accounts.findByLogin(tx, email)
  if (holder === undefined) return []
  if (holder.unconfirmedSince !== null) return lockUnconfirmed(tx, email)
  return (await lockAccounts(tx, [holder.id])).filter(({ isActive }) => !isActive)
}

export type RegistrationService = ReturnType<typeof registrationService>
