import type { PasswordHashing } from '../../../platform/auth/password-hashing.ts'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { SignInThrottle } from '../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { hasAdministrator } from '../account/account.queries.ts'
import type { AdministratorService, NewAdministrator } from '../account/registration/administrator.service.ts'
import { FIRST_RUN, isFirstRunCode, takeFirstRunCode } from './first-run-code.service.ts'

export interface FirstAdministrator extends NewAdministrator {
  code: string
  password: string
}

interface Dependencies {
  db: Db
  passwords: PasswordHashing
  requestThrottle: RequestThrottle
  signInThrottle: SignInThrottle
  securityLog: SecurityLog
  administrators: AdministratorService
}

/** The way in for the person who started an empty installation: docs/regulation.md#first-run */
export function firstAdministratorService(deps: Dependencies) {
  const { db, passwords, requestThrottle, signInThrottle, securityLog, administrators } = deps

  return {
    /** Null where there is an administrator already. */
    async create({ code, password, ...person }: FirstAdministrator, caller: Caller) {
      const { address } = caller
      if (await hasAdministrator(db)) return null
      // Before every throttle: a right code of so many bits was read and not guessed.
      const isRight = await isFirstRunCode(db, code)
      if (!isRight) await requestThrottle(address)
      // A weak password is no wrong code.
      await administrators.enforcePassword(person, password)
      if (!isRight) {
        await signInThrottle.begin(FIRST_RUN, address)
        // Another caller was faster since the question above, and the code went with the first administrator.
        if (await hasAdministrator(db)) return null
        securityLog.count({ kind: 'first_administrator_refused', accountId: null, address })
        throw invalidFields({ code: 'wrong_code' })
      }
      const passwordHash = await passwords.hash(password, { address, account: FIRST_RUN })
      return db.transaction(async (tx) => {
        const isOurs = await takeFirstRunCode(tx, code)
        if (await hasAdministrator(tx)) return null
        if (!isOurs) throw invalidFields({ code: 'wrong_code' })
        const made = await administrators.createSignedIn(tx, person, passwordHash, caller)
        if (made === null) throw new Refusal('duplicate', { fields: { username: { code: 'taken' } } })
        const accountId = made.account.id
        await securityLog.record(tx, { kind: 'first_administrator_created', accountId, address })
        return made
      })
    },
  }
}

export type FirstAdministratorService = ReturnType<typeof firstAdministratorService>
