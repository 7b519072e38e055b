import type { EventKind } from '@diatrivi/domain/thesis/event'
import { event } from '../database/schema/thesis.ts'
import type { Tx } from '../database/transaction.ts'

export interface ThesisEvent {
  thesisId: number
  /** Null for what nobody did, such as a closing by the system. */
  actorId: number | null
  what: EventKind
  /** Plain facts for the reader of the history: names and numbers, no texts that people wrote to each other. */
  details?: Record<string, string | number | boolean | null>
  at: Date
}

/** Writes down what happened to a thesis, in the transaction of the act. */
export async function recordEvent(
  tx: Tx,
  { thesisId, actorId, what, details = {}, at }: ThesisEvent,
): Promise<void> {
  await tx.insert(event).values({ thesisId, actorId, what, details, happenedAt: at })
}
