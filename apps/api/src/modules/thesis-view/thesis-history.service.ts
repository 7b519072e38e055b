import { eventsFor } from '@diatrivi/domain/thesis/event'
import { canThesis, isInsider } from '@diatrivi/domain/thesis/thesis.policy'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Inspections } from '../../platform/inspections/inspections.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import type { HistoryEvent } from '../history/history.queries.ts'
import { listEvents } from '../history/history.queries.ts'
import { findThesisFacts } from '../thesis/thesis-lock.queries.ts'
import { closenessTo } from './closeness.queries.ts'

/** Who did what when, newest first: docs/regulation.md#history. */
export function thesisHistory({ db, inspections }: { db: Db; inspections: Inspections }) {
  return {
    read: async (actor: SessionActor, thesisId: number): Promise<HistoryEvent[]> => {
      const thesis = found(await findThesisFacts(db, thesisId))
      enforce(canThesis.readHistory(actor, thesis, await closenessTo(db, actor, thesisId)))
      // A student who gave the work up reads the own part of the history.
      if (isInsider(actor, thesis)) inspections.note(actor, 'history', thesis.studentId)
      return eventsFor(actor, await listEvents(db, thesisId)).reverse()
    },
  }
}

export type ThesisHistory = ReturnType<typeof thesisHistory>
