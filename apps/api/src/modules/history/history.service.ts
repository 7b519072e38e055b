import type { EventKind } from '@diatrivi/domain/thesis/event'
import type { Tx } from '../../platform/database/transaction.ts'
import { event } from './tables.ts'

export interface ThesisEvent {
  thesisId: number
  /** Null for what nobody did, such as a closing by the system. */
  actorId: number | null
  what: EventKind
  /** Plain facts for the reader of the history: names, numbers, and the reason where one was given. */
  details?: Record<string, string | number | boolean | null>
  at: Date
}

/** Writes down what happened to a thesis, in the transaction of the act. */
export function recordEvent(tx: Tx, happened: ThesisEvent): Promise<void> {
  return recordEvents(tx, [happened])
}

/** The same for what one act does to several theses or people, in the order in which it is told. */
export async function recordEvents(tx: Tx, happened: readonly ThesisEvent[]): Promise<void> {
  if (happened.length === 0) return
  await tx.insert(event).values(
    happened.map(({ thesisId, actorId, what, details = {}, at }) => ({
      thesisId,
      actorId,
      what,
      details,
      happenedAt: at,
    })),
  )
}
