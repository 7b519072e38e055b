import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/transaction.ts'
import { mailOutage } from './tables.ts'

/** No mail server takes anything. */
export type OutageNow = Pick<typeof mailOutage.$inferSelect, 'since' | 'nextTryAt' | 'lastError'>

const { since, nextTryAt, lastError } = mailOutage

export async function currentOutage(db: Reader): Promise<OutageNow | null> {
  const [row] = await db.select({ since, nextTryAt, lastError }).from(mailOutage)
  return row ?? null
}

/** One process at a time decides what becomes of it. */
export async function lockOutage(tx: Tx): Promise<OutageNow | null> {
  const [row] = await tx.select({ since, nextTryAt, lastError }).from(mailOutage).for('update')
  return row ?? null
}

/** False when another mail was sooner to find out. */
export async function insertOutage(tx: Tx, outage: OutageNow): Promise<boolean> {
  const { rowCount } = await tx.insert(mailOutage).values(outage).onConflictDoNothing()
  return rowCount === 1
}

/** Nothing when another has been asking since, or the outage is over. */
export async function moveNextTry(
  tx: Tx,
  from: Date,
  change: Partial<Pick<OutageNow, 'nextTryAt' | 'lastError'>>,
): Promise<void> {
  await tx.update(mailOutage).set(change).where(eq(nextTryAt, from))
}

/** Ends the outage in every process: a mail has been taken, or refused for its own sake. Null when there was none. */
export async function endOutage(tx: Tx): Promise<{ since: Date } | null> {
  const [row] = await tx.delete(mailOutage).returning({ since })
  return row ?? null
}
