import { sql } from 'drizzle-orm'
import type { Reader } from '../database/transaction.ts'

/** Any number, as long as nothing else in the database locks the same. */
const LOCK = 0x65_78_70_6f

/**
 * Taken by an export before its snapshot and held until its last file is copied, so that the bytes of every row of the
 * snapshot are still there. False when another export holds it. Held to the end of the transaction.
 */
export async function holdBytesForExport(tx: Pick<Reader, 'execute'>): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as done`)
  return rows[0]?.done === true
}

/**
 * Whether bytes may be removed now whose rows are gone by now. While an export runs they stay, and are collected later
 * as orphans; an export that begins after this answer no longer has their rows in its snapshot.
 */
export async function mayRemoveBytes(db: Pick<Reader, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock_shared(${LOCK}) as free`)
  return rows[0]?.free === true
}
