import type { PasswordHashing } from '../../../../platform/auth/password-hashing.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import { type Attempt, knownName, type SignInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'

interface Dependencies {
  passwords: PasswordHashing
  signInThrottle: SignInThrottle
  securityLog: SecurityLog
}

/** Judges the password that a person gives once more, by whose session it is counted: strangers hold no owner up. */
export function ownPassword({ passwords, signInThrottle, securityLog }: Dependencies) {
  /** The attempt, to be taken back in the transaction of what it was for; null for a wrong password. */
  return async function prove(
    { id, passwordHash }: AccountRow,
    password: string,
    { sessionId }: SessionActor,
    { address }: Caller,
  ): Promise<Attempt | null> {
    const account = knownName(id)
    const attempt = await signInThrottle.begin(account, address, sessionId)
    if (await passwords.verify(password, passwordHash, { address, account })) return attempt
    securityLog.count({ kind: 'password_refused', accountId: id, address })
    return null
  }
}

export type ProvePassword = ReturnType<typeof ownPassword>
