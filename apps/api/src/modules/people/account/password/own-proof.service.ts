import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { SignInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { AccountRow } from '../account.model.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import type { ProvePassword } from './own-password.service.ts'

/** To be settled in the transaction of what it was for. */
export interface Proof {
  settle(tx: Tx): Promise<void>
}

interface Dependencies {
  clock: Clock
  sessions: Pick<AccountSessions, 'findProof'>
  signInThrottle: SignInThrottle
  provePassword: ProvePassword
}

/** What a person gives once more, because a session may have been left open: docs/regulation.md#proof */
export function ownProof({ clock, sessions, signInThrottle, provePassword }: Dependencies) {
  /** By the password where one is given, otherwise by a sign-in at the institution of the last minutes. Null where neither holds. */
  return async function prove(
    owner: AccountRow,
    password: string | undefined,
    actor: SessionActor,
    caller: Caller,
  ): Promise<Proof | null> {
    if (password === undefined) {
      const until = await sessions.findProof(actor.sessionId)
      return until !== null && until > clock.now() ? { settle: async () => undefined } : null
    }
    const attempt = await provePassword(owner, password, actor, caller)
    return attempt === null ? null : { settle: (tx) => signInThrottle.succeeded(tx, attempt) }
  }
}

export type ProveOwn = ReturnType<typeof ownProof>
