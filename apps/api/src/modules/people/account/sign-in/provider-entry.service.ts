import { isDemandedOf } from '@diatrivi/domain/people/account/second-factor'
import type { PasswordHashing } from '../../../../platform/auth/password-hashing.ts'
import { type Attempt, knownName, type SignInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'
import { insertAccount, isTaken, updateAccount } from '../account.repository.ts'
import { isKeptForAnother } from '../email-change.repository.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import type { ProviderSession } from '../provider-session.model.ts'
import type { SecondFactorSignIn } from '../second-factor/second-factor-sign-in.service.ts'
import type { NewSessions } from '../session/new-sessions.service.ts'
import type { UnconfirmedAccounts } from '../unconfirmed-accounts.service.ts'
import type { GuessingReport } from './guessing-report.service.ts'
import type { SignInOutcome } from './sign-in.service.ts'
import { firstFree } from './username-choice.model.ts'

export interface NewStudent {
  email: string
  firstName: string
  surname: string
  departmentId: number
}

interface Dependencies {
  clock: Clock
  config: Config
  passwords: PasswordHashing
  signInThrottle: SignInThrottle
  securityLog: SecurityLog
  opening: NewSessions
  codes: OneTimeCodes
  secondFactor: SecondFactorSignIn
  unconfirmed: UnconfirmedAccounts
  reportGuessing: GuessingReport
}

/** What a provider of the institution needs of accounts; who is let in is decided by the module that asks. */
export function providerEntry(deps: Dependencies) {
  const { clock, config, passwords, signInThrottle, securityLog } = deps
  const { opening, codes, secondFactor, unconfirmed, reportGuessing } = deps

  return {
    /** Lets the owner of a locked account in. The provider stands in the place of the password; a second factor is asked still. */
    async enter(
      tx: Tx,
      account: AccountRow,
      providerSession: ProviderSession,
      caller: Caller,
    ): Promise<SignInOutcome> {
      opening.refuseDisabled(account, caller)
      const asked = await secondFactor.ask(tx, account, { browser: null, providerSession })
      if (asked !== null) return { kind: 'secondFactor', ...asked }
      const token = await opening.open(tx, account, caller, providerSession)
      const mustSetUp = isDemandedOf(account.role, config.secondFactor.forAdministrators)
      return { kind: 'signedIn', account, token, browserToken: null, mustSetUp }
    },

    /** Activates such an account, whose invitation is of no use afterwards. */
    async openInvited(tx: Tx, account: AccountRow): Promise<AccountRow> {
      await updateAccount(tx, account.id, { isActive: true }, clock.now())
      await codes.discardAll(tx, account.id)
      return { ...account, isActive: true }
    },

    /** Judges the password as a sign-in does, and counts it there; null for a wrong one. */
    async provePassword(account: AccountRow, password: string, { address }: Caller): Promise<Attempt | null> {
      const name = knownName(account.id)
      const attempt = await signInThrottle.begin(name, address, null)
      if (await passwords.verify(password, account.passwordHash, { address, account: name })) return attempt
      securityLog.count({ kind: 'sign_in_failed', accountId: account.id, address })
      if (attempt.isWorthNotice) await reportGuessing(account)
      return null
    },

    /** An active student without a password; undefined when another account has the address, or may take it back. */
    async registerStudent(tx: Tx, student: NewStudent, { language }: Caller): Promise<number | undefined> {
      if (await isKeptForAnother(tx, { email: student.email, now: clock.now() })) return undefined
      // Registrations with the address whose owner never read its mail give way to its reader.
      await unconfirmed.giveWay(tx, { email: student.email })
      const username = await firstFree(student.email, (candidate) =>
        isTaken(tx, { username: candidate, email: '' }),
      )
      const state = { role: 'student', isActive: true, passwordHash: null, language } as const
      const id = await insertAccount(tx, { ...student, ...state, username }, clock.now())
      if (id !== undefined) await unconfirmed.adoptRecord(tx, id)
      return id
    },
  }
}

export type ProviderEntry = ReturnType<typeof providerEntry>
