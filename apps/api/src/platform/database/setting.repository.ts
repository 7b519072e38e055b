import { and, eq, sql } from 'drizzle-orm'
import { setting } from './tables.ts'
import type { Reader, Tx } from './transaction.ts'

export async function findFact(db: Reader, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key))
  return row?.value
}

export async function saveFact(tx: Tx, key: string, value: string): Promise<void> {
  await tx.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}

/** Removes a fact, or only one that says so. False when there was none: of two at once the second waits for the first. */
export async function removeFact(tx: Tx, key: string, value?: string): Promise<boolean> {
  const isMeant = value === undefined ? undefined : eq(setting.value, value)
  const removed = await tx
    .delete(setting)
    .where(and(eq(setting.key, key), isMeant))
    .returning({ key: setting.key })
  return removed.length > 0
}

/** Every fact whose key begins so, by the rest of its key. */
export async function listFacts(db: Reader, beginning: string): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(setting)
    .where(sql`starts_with(${setting.key}, ${beginning})`)
    .orderBy(setting.key)
  return new Map(rows.map(({ key, value }) => [key.slice(beginning.length), value]))
}
