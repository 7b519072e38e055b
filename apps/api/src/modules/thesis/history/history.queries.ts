import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { event } from './tables.ts'

export interface HistoryEvent {
  what: EventKind
  actorId: number | null
  /** Null when the person has since been deleted. */
  who: { username: string; firstName: string; surname: string } | null
  details: Record<string, string | number | boolean | null>
  happenedAt: Date
}

/** Oldest first; of one moment in the order in which they were recorded. */
export async function listEvents(db: Reader, thesisId: number): Promise<HistoryEvent[]> {
  return db
    .select({
      what: event.what,
      actorId: event.actorId,
      who: { username: account.username, firstName: account.firstName, surname: account.surname },
      details: event.details,
      happenedAt: event.happenedAt,
    })
    .from(event)
    .leftJoin(account, eq(account.id, event.actorId))
    .where(eq(event.thesisId, thesisId))
    .orderBy(asc(event.happenedAt), asc(event.id))
}

/** The details of the newest event of a kind; null when there is none. */
export async function findLastDetails(db: Reader, thesisId: number, what: EventKind) {
  const [row] = await db
    .select({ details: event.details })
    .from(event)
    .where(and(eq(event.thesisId, thesisId), eq(event.what, what)))
    .orderBy(desc(event.id))
    .limit(1)
  return row?.details ?? null
}
