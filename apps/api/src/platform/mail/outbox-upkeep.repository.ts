import { and, asc, desc, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { outbox } from '../database/schema/outbox.ts'
import type { Reader, Tx } from '../database/transaction.ts'

const columns = {
  id: outbox.id,
  recipient: outbox.recipient,
  subject: outbox.subject,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  dueAt: outbox.dueAt,
  undeliverableAt: outbox.undeliverableAt,
}

/** Given up, the newest first. */
export async function listUndeliverable(db: Reader, limit: number) {
  return db
    .select(columns)
    .from(outbox)
    .where(isNotNull(outbox.undeliverableAt))
    .orderBy(desc(outbox.undeliverableAt), desc(outbox.id))
    .limit(limit)
}

/** Not gone yet, the oldest first. */
export async function listWaiting(db: Reader, limit: number) {
  return db
    .select(columns)
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.undeliverableAt)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
}

export type OutboxEntry = Awaited<ReturnType<typeof listWaiting>>[number]

/** As if they had just been written; null: all that were given up. Answers how many there were. */
export async function tryAgain(tx: Tx, ids: readonly number[] | null, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(outbox)
    .set({ undeliverableAt: null, attempts: 0, dueAt: now })
    .where(and(isNotNull(outbox.undeliverableAt), ids === null ? undefined : inArray(outbox.id, [...ids])))
  return rowCount ?? 0
}

/** Whom we wrote to is nobody's business for ever. Answers how many were deleted. */
export async function deleteOldMails(tx: Tx, before: { sent: Date; undeliverable: Date }): Promise<number> {
  const { rowCount } = await tx
    .delete(outbox)
    .where(or(lt(outbox.sentAt, before.sent), lt(outbox.undeliverableAt, before.undeliverable)))
  return rowCount ?? 0
}
