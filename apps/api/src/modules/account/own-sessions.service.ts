import { canSession } from '@diatrivi/domain/account/session.policy'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import type { LiveSession } from './session.repository.ts'
import type { AccountSessions } from './sessions.service.ts'

/** Where a person is signed in, for that person. */
export function ownSessions({ db, sessions }: { db: Db; sessions: AccountSessions }) {
  return {
    list: (actor: SessionActor): Promise<LiveSession[]> => sessions.listLive(actor.accountId),

    /** A session that has ended already is not found. */
    async end(actor: SessionActor, sessionId: string): Promise<void> {
      enforce(canSession.end(actor, found(await sessions.findLive(sessionId))))
      await sessions.end(sessionId)
    },

    endOthers: (actor: SessionActor): Promise<void> =>
      db.transaction((tx) => sessions.endAll(tx, actor.accountId, actor.sessionId)),
  }
}

export type OwnSessions = ReturnType<typeof ownSessions>
