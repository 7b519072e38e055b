import { eventsFor } from '@diatrivi/domain/thesis/thesis/event'
import { canThesis, isInsider } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { findHiddenSince } from '../../examination/marking/marking.queries.ts'
import type { HistoryEvent } from '../../thesis/history/history.queries.ts'
import { listEvents } from '../../thesis/history/history.queries.ts'
import { findThesisFacts } from '../../thesis/thesis/thesis-lock.queries.ts'
import { closenessTo } from './closeness.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
}

/** Who did what when, newest first: docs/regulation.md#history. */
export function thesisHistory({ db, clock, inspections }: Dependencies) {
  return {
    read: async (actor: SessionActor, thesisId: number): Promise<HistoryEvent[]> => {
      const thesis = found(await findThesisFacts(db, thesisId))
      enforce(canThesis.readHistory(actor, thesis, await closenessTo(db, actor, thesisId)))
      // A student who gave the work up reads the own part of the history.
      if (isInsider(actor, thesis)) inspections.note(actor, 'history', thesis.studentId)
      const hiddenSince = await findHiddenSince(db, actor, { thesisId, now: clock.now() })
      return eventsFor(actor, await listEvents(db, thesisId), hiddenSince).reverse()
    },
  }
}

export type ThesisHistory = ReturnType<typeof thesisHistory>
