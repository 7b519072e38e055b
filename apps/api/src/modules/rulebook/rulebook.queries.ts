import type { Rules } from '@diatrivi/domain/rulebook/rules'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { rulebook } from './tables.ts'

/** The rules that a book holds. */
export async function findRules(db: Reader, rulebookId: number): Promise<Rules | null> {
  const [row] = await db.select({ rules: rulebook.rules }).from(rulebook).where(eq(rulebook.id, rulebookId))
  return row?.rules ?? null
}
