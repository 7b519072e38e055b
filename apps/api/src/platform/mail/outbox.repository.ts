import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { outbox } from '../database/schema/outbox.ts'
import type { Tx } from '../database/transaction.ts'
import type { Mail } from './mail.ts'

/** After some three days of trying, a letter is left as it is, for somebody to look at. */
export const ATTEMPTS_MAX = 20

export type OutboxRow = typeof outbox.$inferSelect

/** Hands a letter over to the worker, which sends it once the transaction is done and not otherwise. */
export function enqueueMail(tx: Tx, mail: Mail, now: Date): Promise<void> {
  return enqueueMails(tx, [mail], now)
}

export async function enqueueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  await tx
    .insert(outbox)
    .values(mails.map(({ to, ...letter }) => ({ ...letter, recipient: to, createdAt: now, dueAt: now })))
}

/** The letter that is due the longest, kept from the other workers until this transaction ends. */
export async function lockDueMail(tx: Tx, now: Date): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now), lt(outbox.attempts, ATTEMPTS_MAX)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** A letter that is gone keeps no copy here: it may hold a code or a link. */
export async function markSent(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(outbox).set({ sentAt: now, text: '', html: '', lastError: null }).where(eq(outbox.id, id))
}

export async function markFailed(
  tx: Tx,
  id: number,
  failure: { attempts: number; lastError: string; dueAt: Date },
): Promise<void> {
  await tx.update(outbox).set(failure).where(eq(outbox.id, id))
}
