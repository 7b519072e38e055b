import type { Tx } from '../../../platform/database/transaction.ts'
import { insertEvents, type Listens, type ThesisEvent, takeOutOfOwnAffairs } from './history.repository.ts'

export type { ThesisEvent } from './history.repository.ts'

/** Notifies other parts of what is written down, in the same transaction. */
export interface HistoryListener {
  listens: Listens
  /** The theses are as the action has left them. */
  heard(tx: Tx, events: readonly ThesisEvent[]): Promise<void>
  /** The thesis is still there, and its history goes with it. */
  beforeDeletion(tx: Tx, thesisId: number, at: Date): Promise<void>
}

/** Writes down what happened to theses, in the transaction of the action. */
export function historyService(listener: HistoryListener) {
  async function recordAll(tx: Tx, events: readonly ThesisEvent[]): Promise<void> {
    if (await insertEvents(tx, events, listener.listens)) await listener.heard(tx, events)
  }

  return {
    record: (tx: Tx, event: ThesisEvent): Promise<void> => recordAll(tx, [event]),

    /** The same for what one action does to several theses or people, in the order in which it is to be read. */
    recordAll,

    /** Takes a person who is deleted out of entries on which others do not rely. */
    forget: takeOutOfOwnAffairs,

    /** For the deletion of a thesis, of which no history is left. */
    recordDeletion: (tx: Tx, thesisId: number, at: Date): Promise<void> =>
      listener.beforeDeletion(tx, thesisId, at),
  }
}

export type HistoryService = ReturnType<typeof historyService>
