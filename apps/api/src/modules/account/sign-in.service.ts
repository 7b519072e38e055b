import type { Role } from '@diatrivi/domain/account/role'
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Session } from '../../platform/auth/sessions.ts'
import type { SignInThrottle } from '../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { Refusal } from '../../platform/refusal/refusal.ts'
import type { AccountRow } from './account.model.ts'
import { lockAccount } from './account.queries.ts'
import { findByLogin } from './account.repository.ts'
import type { AccountSessions } from './sessions.service.ts'

export type SignInOutcome =
  | { kind: 'unknownUser' }
  | { kind: 'wrongPassword' }
  | { kind: 'signedIn'; account: AccountRow; token: string }

interface Dependencies {
  db: Db
  sessions: AccountSessions
  passwords: PasswordHashing
  throttle: SignInThrottle
}

export function signInService({ db, sessions, passwords, throttle }: Dependencies) {
  /** The token, or null when the password was changed while this one was being verified. */
  function openSession(account: AccountRow, { userAgent }: Caller): Promise<string | null> {
    return db.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id)
      if (current?.passwordHash !== account.passwordHash) return null
      const kind = current.isActive ? 'full' : 'activation'
      return sessions.open(tx, { accountId: account.id, kind, userAgent })
    })
  }

  return {
    async signIn(given: { username: string; password: string }, caller: Caller): Promise<SignInOutcome> {
      const account = await findByLogin(db, given.username)
      const throttleKey = account === undefined ? `name ${given.username.toLowerCase()}` : `id ${account.id}`
      await throttle.begin(throttleKey, caller.address)
      // Judged for unknown names too, so that the time of the answer tells nothing.
      const isRight = await passwords.verify(given.password, account?.passwordHash ?? null, {
        address: caller.address,
        account: throttleKey,
      })
      if (account === undefined) return { kind: 'unknownUser' }
      const token = isRight ? await openSession(account, caller) : null
      if (token === null) return { kind: 'wrongPassword' }
      await throttle.succeeded(throttleKey, caller.address)
      return { kind: 'signedIn', account, token }
    },

    signOut: (actor: SessionActor) => sessions.end(actor.sessionId),

    /** The session of a token, or null when the token is invalid. Refuses when its owner has another role. */
    async identify(token: string | null, expected: Role | null): Promise<Session | null> {
      const presented = token === null ? null : await sessions.present(token)
      if (presented?.state !== 'valid' || presented.claims.use !== 'session') return null
      if (expected !== null && presented.session.role !== expected) throw new Refusal('wrong_user_type')
      return presented.session
    },

    makeDownloadToken(actor: SessionActor, address: string): Promise<string> {
      const path = address.split(/[?#]/, 1)[0] ?? address
      return sessions.makeDownloadToken(actor.sessionId, path)
    },
  }
}

export type SignInService = ReturnType<typeof signInService>
