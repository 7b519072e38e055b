import { keywordKey } from '@diatrivi/domain/institution/keyword/keyword'
import { inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { keyword } from './tables.ts'

/**
 * Adds those that are new; it waits for another person who adds the same at the same moment. One that is there in another
 * spelling is not new.
 */
export async function insertMissing(tx: Tx, labels: readonly string[]): Promise<void> {
  await tx
    .insert(keyword)
    .values(labels.map((label) => ({ label })))
    .onConflictDoNothing()
}

/** In the order of the labels, each once. */
export async function listIds(db: Reader, labels: readonly string[]): Promise<number[]> {
  const keys = labels.map(keywordKey)
  const rows = await db
    .select({ id: keyword.id, key: keyword.labelKey })
    .from(keyword)
    .where(inArray(keyword.labelKey, keys))
  const idOf = new Map(rows.map(({ id, key }) => [key, id]))
  return [...new Set(keys.flatMap((key) => idOf.get(key) ?? []))]
}
