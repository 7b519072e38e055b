import { inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { notice } from './tables.ts'

/** Returns which of the keys a reminder was written under. */
export async function findGivenKeys(db: Reader, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: notice.reminderKey })
    .from(notice)
    .where(inArray(notice.reminderKey, [...keys]))
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])))
}
