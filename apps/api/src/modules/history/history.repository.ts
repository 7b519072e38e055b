import type { EventKind } from '@diatrivi/domain/thesis/event'
import type { Tx } from '../../platform/database/transaction.ts'
import { event } from './tables.ts'

export interface ThesisEvent {
  thesisId: number
  /** Null for what no person did, such as a closing by the system. */
  actorId: number | null
  what: EventKind
  /** Plain facts for the reader of the history: names, numbers, and the reason where one was given. */
  details?: Record<string, string | number | boolean | null>
  at: Date
}

/** In the order in which they are given. */
export async function insertEvents(tx: Tx, events: readonly ThesisEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.insert(event).values(
    events.map(({ thesisId, actorId, what, details = {}, at }) => ({
      thesisId,
      actorId,
      what,
      details,
      happenedAt: at,
    })),
  )
}
