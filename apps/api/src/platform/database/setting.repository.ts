import { eq } from 'drizzle-orm'
import { setting } from './tables.ts'
import type { Reader, Tx } from './transaction.ts'

export async function findFact(db: Reader, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key))
  return row?.value
}

export async function saveFact(tx: Tx, key: string, value: string): Promise<void> {
  await tx.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}
