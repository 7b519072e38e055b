import { canSession } from '@diatrivi/domain/account/session.policy'
import type { LiveSession } from '../../platform/auth/session.repository.ts'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Sessions } from '../../platform/auth/sessions.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'

export function sessionService({ db, sessions }: { db: Db; sessions: Sessions }) {
  return {
    list: (actor: SessionActor): Promise<LiveSession[]> => sessions.listLive(actor.accountId),

    /** One that has ended already is found no more. */
    async end(actor: SessionActor, sessionId: string): Promise<void> {
      enforce(canSession.end(actor, found(await sessions.findLive(sessionId))))
      await sessions.end(sessionId)
    },

    endOthers: (actor: SessionActor): Promise<void> =>
      db.transaction((tx) => sessions.endAll(tx, actor.accountId, actor.sessionId)),
  }
}

export type SessionService = ReturnType<typeof sessionService>
