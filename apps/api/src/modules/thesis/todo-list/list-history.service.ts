import type { Actor } from '@diatrivi/domain/people/account/role'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { HistoryService } from '../history/history.service.ts'

interface ListEvent {
  actor: Actor
  /** Null for a template: those have no history. */
  thesisId: number | null
  what: EventKind
  details: Record<string, string | number>
  at: Date
}

/** Writes down what happened to the list of a thesis, or to one of its steps. */
export function listHistory({ history }: { history: HistoryService }) {
  return {
    async record(tx: Tx, { actor, thesisId, ...event }: ListEvent): Promise<void> {
      if (thesisId !== null) await history.record(tx, { thesisId, actorId: actor.accountId, ...event })
    },
  }
}

export type ListHistory = ReturnType<typeof listHistory>
