import { canSession } from '@diatrivi/domain/people/account/session.policy'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { LiveSession } from './session.repository.ts'
import type { AccountSessions } from './sessions.service.ts'

interface Dependencies {
  db: Db
  sessions: AccountSessions
  securityLog: SecurityLog
}

/** Where a person is signed in, for that person. */
export function ownSessions({ db, sessions, securityLog }: Dependencies) {
  const record = (tx: Tx, { accountId }: SessionActor, { address }: Caller) =>
    securityLog.record(tx, { kind: 'sessions_ended', accountId, address })

  return {
    list: (actor: SessionActor): Promise<LiveSession[]> => sessions.listLive(actor.accountId),

    /** A session that has ended already is not found. */
    async end(actor: SessionActor, sessionId: string, caller: Caller): Promise<void> {
      enforce(canSession.end(actor, found(await sessions.findLive(sessionId))))
      await sessions.end(sessionId, (tx) => record(tx, actor, caller))
    },

    endOthers: (actor: SessionActor, caller: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        await sessions.endAll(tx, actor.accountId, actor.sessionId)
        await record(tx, actor, caller)
      }),
  }
}

export type OwnSessions = ReturnType<typeof ownSessions>
