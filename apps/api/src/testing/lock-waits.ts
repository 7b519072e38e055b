import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Reader } from '../platform/database/transaction.ts'

type LockKind = 'advisory' | 'transactionid'

/** Resolves when a transaction of this database waits for a lock that another one holds. */
export async function waitForLock(db: Reader, kind?: LockKind): Promise<void> {
  const ofKind = kind === undefined ? sql`true` : sql`locktype = ${kind}`
  const waiting = sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database() and ${ofKind}`
  const count = async () => (await db.execute(waiting)).rows.length
  await expect.poll(count, { interval: 10, timeout: 10_000 }).toBeGreaterThan(0)
}
