import { isDemandedOf } from '@diatrivi/domain/people/account/second-factor'
import type { PasswordHashing } from '../../../../platform/auth/password-hashing.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { findAccount } from '../account.queries.ts'
import { insertAccount } from '../account.repository.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import type { NewPasswords } from '../password/new-passwords.service.ts'
import type { KnownBrowsers } from '../session/known-browsers.service.ts'
import type { NewSessions } from '../session/new-sessions.service.ts'
import type { SignInOutcome } from '../sign-in/sign-in.service.ts'
import type { UnconfirmedAccounts } from '../unconfirmed-accounts.service.ts'

export interface NewAdministrator {
  username: string
  email: string
  firstName: string
  surname: string
}

interface Dependencies {
  db: Db
  config: Pick<Config, 'secondFactor'>
  clock: Clock
  passwords: PasswordHashing
  codes: OneTimeCodes
  links: WebLinks
  unconfirmed: UnconfirmedAccounts
  browsers: KnownBrowsers
  opening: NewSessions
  newPasswords: NewPasswords
}

/** Administrators are created at the console of the server, and the first one by the code that it printed. */
export function administratorService(deps: Dependencies) {
  const { db, config, clock, passwords, codes, links, unconfirmed, browsers, opening, newPasswords } = deps
  const values = { role: 'administrator', departmentId: null } as const

  return {
    /** False when the username or the e-mail address is taken. */
    async create(person: NewAdministrator, password: string): Promise<boolean> {
      const passwordHash = await passwords.hash(password)
      const id = await db.transaction(async (tx) => {
        await unconfirmed.giveWay(tx, person)
        return insertAccount(tx, { ...person, ...values, passwordHash, isActive: true }, clock.now())
      })
      return id !== undefined
    },

    /** The same with a link by which the person chooses the password; null when the name or the address is taken. */
    async createWithLink(person: NewAdministrator): Promise<string | null> {
      return db.transaction(async (tx) => {
        await unconfirmed.giveWay(tx, person)
        const inactive = { ...person, ...values, passwordHash: null, isActive: false }
        const id = await insertAccount(tx, inactive, clock.now())
        return id === undefined ? null : links.choosePassword(await codes.makeToken(tx, id, 'invitation'))
      })
    },

    /** 400 for a weak password, before anything else is asked. */
    enforcePassword: (person: NewAdministrator, password: string): Promise<void> =>
      newPasswords.enforce(password, person, 'password'),

    /** In the transaction of what proved that the caller may. Null when the name or the address is taken. */
    async createSignedIn(
      tx: Tx,
      person: NewAdministrator,
      passwordHash: string,
      caller: Caller,
    ): Promise<SignedIn | null> {
      await unconfirmed.giveWay(tx, person)
      const { language } = caller
      // The first run leads the person on.
      const active = { ...person, ...values, passwordHash, language, isActive: true, isNewcomer: false }
      const id = await insertAccount(tx, active, clock.now())
      const account = id === undefined ? undefined : await findAccount(tx, id)
      if (account === undefined) return null
      const token = await opening.open(tx, account, caller)
      const browserToken = await browsers.remember(account, null)
      const mustSetUp = isDemandedOf(account.role, config.secondFactor.forAdministrators)
      return { kind: 'signedIn', account, token, browserToken, mustSetUp }
    },
  }
}

type SignedIn = Extract<SignInOutcome, { kind: 'signedIn' }>

export type AdministratorService = ReturnType<typeof administratorService>
