import type { PasswordHashing } from '../../platform/auth/password-hashing.ts'
import type { RequestThrottle } from '../../platform/auth/request-throttle.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { enqueueMail } from '../../platform/mail/outbox.repository.ts'
import { activationMail } from '../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { refusing } from '../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../platform/refusal/refusal.ts'
import { departmentExists } from '../institution/institution.queries.ts'
import { addresseeOf, type MailableAccount } from './account.model.ts'
import { REGISTRATION_REFUSALS, unknownDepartment } from './account.refusals.ts'
import * as accounts from './account.repository.ts'
import { isKeptForAnother } from './email-change.repository.ts'
import type { NewPasswords } from './new-passwords.ts'
import type { OneTimeCodes } from './one-time-codes.service.ts'
import type { AccountSessions } from './sessions.service.ts'

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
  clock: Clock
  sessions: AccountSessions
  passwords: PasswordHashing
  codes: OneTimeCodes
  links: WebLinks
  throttle: RequestThrottle
  newPasswords: NewPasswords
}

export function registrationService(deps: Dependencies) {
  const { db, clock, sessions, passwords, codes, links, throttle, newPasswords } = deps

  async function sendCode(tx: Tx, account: MailableAccount & { id: number }) {
    const code = await codes.makeCode(tx, account.id)
    const url = links.confirmEmail(account.email)
    await enqueueMail(tx, activationMail(addresseeOf(account), { code, url }), clock.now())
  }

  return {
    /**
     * The token of a session good for activation only; null when the username or the e-mail address is taken. From
     * now on mails come in the language in which the person registered.
     */
    async register(given: Registration, { address, userAgent, language }: Caller): Promise<string | null> {
      await throttle(address)
      await newPasswords.enforce(given.password, given, 'password')
      if (!(await departmentExists(db, given.departmentId))) throw unknownDepartment()
      if (await accounts.isTaken(db, given)) return null
      if (await isKeptForAnother(db, { email: given.email, now: clock.now() })) return null
      const { password, ...names } = given
      const person = { ...names, language }
      const passwordHash = await passwords.hash(password)
      return refusing(REGISTRATION_REFUSALS, () =>
        db.transaction(async (tx) => {
          const student = { ...person, passwordHash, role: 'student', isActive: false } as const
          const id = await accounts.insertAccount(tx, student, clock.now())
          if (id === undefined) return null
          await sendCode(tx, { id, ...person })
          return sessions.open(tx, { accountId: id, kind: 'activation', userAgent })
        }),
      )
    },

    async activate(
      { email, code }: { email: string; code: string },
      { address, userAgent }: Caller,
    ): Promise<ActivationOutcome> {
      await throttle(address)
      return db.transaction(async (tx) => {
        const account = await accounts.lockAccountByEmail(tx, email)
        if (account === undefined || account.isActive) return { kind: 'noSuchInactiveAccount' }
        if (!(await codes.redeemCode(tx, account.id, code))) return { kind: 'wrongCode' }
        await accounts.updateAccount(tx, account.id, { isActive: true }, clock.now())
        await sessions.endAll(tx, account.id)
        const token = await sessions.open(tx, { accountId: account.id, kind: 'full', userAgent })
        return { kind: 'activated', token }
      })
    },

    /**
     * Sends a new code to an inactive account, once a minute at most. Only its own session is refused within the minute,
     * with how long is left; every other answer is the same, whether or not there is such an account.
     */
    async resendCode(email: string, askerId: number | null, { address }: Caller): Promise<void> {
      await throttle(address)
      await db.transaction(async (tx) => {
        const account = await accounts.lockAccountByEmail(tx, email)
        if (account === undefined || account.isActive) return
        const retryAfterSeconds = await codes.secondsUntilCode(tx, account.id)
        if (retryAfterSeconds === 0) await sendCode(tx, account)
        else if (account.id === askerId) throw new Refusal('too_many_attempts', { retryAfterSeconds })
      })
    },
  }
}

export type RegistrationService = ReturnType<typeof registrationService>
