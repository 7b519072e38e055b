import type { Reader, Tx } from '../database/transaction.ts'
import { mailOutage } from './tables.ts'

/** No mail server takes anything. */
export type OutageNow = Pick<typeof mailOutage.$inferSelect, 'since' | 'nextTryAt' | 'lastError'>

export async function currentOutage(db: Reader): Promise<OutageNow | null> {
  const { since, nextTryAt, lastError } = mailOutage
  const [row] = await db.select({ since, nextTryAt, lastError }).from(mailOutage)
  return row ?? null
}

/** An outage that was known already keeps its beginning. */
export async function rememberOutage(tx: Tx, outage: OutageNow): Promise<void> {
  const { nextTryAt, lastError } = outage
  await tx
    .insert(mailOutage)
    .values(outage)
    .onConflictDoUpdate({ target: mailOutage.isNow, set: { nextTryAt, lastError } })
}

/** Ends the outage in every process: a mail has been taken, or refused for its own sake. */
export async function forgetOutage(tx: Tx): Promise<void> {
  await tx.delete(mailOutage)
}
