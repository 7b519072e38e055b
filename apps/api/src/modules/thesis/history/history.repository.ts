import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { OWN_AFFAIRS } from '@diatrivi/domain/work/personal-data/account-deletion'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { thesis } from '../thesis/tables.ts'
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

/** Whether a listener waits for any event, as the statement that writes the history asks it. */
export type Listens = SQL<boolean>

/** In the order in which they are given. Returns whether a listener waits for them, as the given condition says it. */
export async function insertEvents(
  tx: Tx,
  events: readonly ThesisEvent[],
  listens: Listens,
): Promise<boolean> {
  if (events.length === 0) return false
  const rows = await tx
    .insert(event)
    .values(
      events.map(({ thesisId, actorId, what, details = {}, at }) => ({
        thesisId,
        actorId,
        what,
        details,
        happenedAt: at,
      })),
    )
    .returning({ listens })
  return rows.some((row) => row.listens)
}

export async function takeOutOfOwnAffairs(tx: Tx, actorId: number): Promise<void> {
  await tx
    .update(event)
    .set({ actorId: null })
    .where(and(eq(event.actorId, actorId), inArray(event.what, [...OWN_AFFAIRS])))
}

/** The history of a thesis in progress stays whole, however long it takes. */
export const EVENTS_KEPT: Retention = {
  key: event.id,
  since: event.happenedAt,
  keptFor: ({ historyDays }) => historyDays * DAY,
  only: sql`not exists (
    select from ${thesis} where thesis.id = ${event.thesisId} and student_id is not null and mark is null
  )`,
}
