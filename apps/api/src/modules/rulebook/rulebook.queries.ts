import { type RuleBook, ruleBookFor } from '@diatrivi/domain/rulebook/rule-book'
import { type Rules, rulesWithDefaults } from '@diatrivi/domain/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { rulebook } from './tables.ts'

/** The rules that a book holds. */
export async function findRules(db: Reader, rulebookId: number): Promise<Rules | null> {
  const [row] = await db.select({ rules: rulebook.rules }).from(rulebook).where(eq(rulebook.id, rulebookId))
  return row === undefined ? null : rulesWithDefaults(row.rules)
}

/** The published books of a department, without their rules. */
export async function listPublished(db: Reader, departmentId: number): Promise<Omit<RuleBook, 'rules'>[]> {
  const rows = await db
    .select({ id: rulebook.id, programmeId: rulebook.programmeId, inForceFrom: rulebook.inForceFrom })
    .from(rulebook)
    .where(and(eq(rulebook.departmentId, departmentId), isNotNull(rulebook.publishedAt)))
  return rows.map((row) => ({ ...row, isPublished: true }))
}

/** The id of the book that a thesis begins with on a day; null where none is in force. */
export async function findRulebookFor(
  db: Reader,
  { departmentId, programmeId }: { departmentId: number; programmeId: number | null },
  day: IsoDate,
): Promise<number | null> {
  return ruleBookFor(await listPublished(db, departmentId), programmeId, day)?.id ?? null
}
