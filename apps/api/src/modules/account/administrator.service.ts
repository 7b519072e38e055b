import type { PasswordHashing } from '../../platform/auth/password-hashing.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { insertAccount } from './account.repository.ts'
import type { OneTimeCodes } from './one-time-codes.service.ts'
import type { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts'

export interface NewAdministrator {
  username: string
  email: string
  firstName: string
  surname: string
}

interface Dependencies {
  db: Db
  clock: Clock
  passwords: PasswordHashing
  codes: OneTimeCodes
  links: WebLinks
  unconfirmed: UnconfirmedAccounts
}

/** Administrators are created at the console of the server only. */
export function administratorService({ db, clock, passwords, codes, links, unconfirmed }: Dependencies) {
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
  }
}
