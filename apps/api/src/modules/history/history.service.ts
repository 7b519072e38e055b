import type { Tx } from '../../platform/database/transaction.ts'
import { insertEvents, type ThesisEvent } from './history.repository.ts'

export type { ThesisEvent } from './history.repository.ts'

/** Writes down what happened to theses, in the transaction of the act. */
export function historyService() {
  return {
    record: (tx: Tx, event: ThesisEvent): Promise<void> => insertEvents(tx, [event]),

    /** The same for what one act does to several theses or people, in the order in which it is to be read. */
    recordAll: (tx: Tx, events: readonly ThesisEvent[]): Promise<void> => insertEvents(tx, events),
  }
}

export type HistoryService = ReturnType<typeof historyService>
