import { asc, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { keyword } from './tables.ts'

/** Adds those that are new; it waits for another person who adds the same at the same moment. */
export async function insertMissing(tx: Tx, labels: readonly string[]): Promise<void> {
  await tx
    .insert(keyword)
    .values(labels.map((label) => ({ label })))
    .onConflictDoNothing({ target: keyword.label })
}

export async function listIds(db: Reader, labels: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: keyword.id })
    .from(keyword)
    .where(inArray(keyword.label, [...labels]))
    .orderBy(asc(keyword.id))
  return rows.map(({ id }) => id)
}
