import { type RuleBook, ruleBookFor } from '@diatrivi/domain/department/rulebook/rule-book'
import { type Rules, rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { programme, rulebook } from './tables.ts'

/** Its rules ask for more than the supervisor, as `hasCommittee` of the domain says it. */
export const asksForCommittee = sql<boolean>`coalesce((${rulebook.rules} -> 'committee' ->> 'size')::integer > 1, false)`

/** The rules that a book holds. */
export async function findRules(db: Reader, rulebookId: number): Promise<Rules | null> {
  const [row] = await db.select({ rules: rulebook.rules }).from(rulebook).where(eq(rulebook.id, rulebookId))
  return row === undefined ? null : rulesWithDefaults(row.rules)
}

const bookColumns = { id: rulebook.id, programmeId: rulebook.programmeId, inForceFrom: rulebook.inForceFrom }
const isPublishedOf = (departmentId: number) =>
  and(eq(rulebook.departmentId, departmentId), isNotNull(rulebook.publishedAt))

/** The published books of a department, without their rules. */
export async function listPublished(db: Reader, departmentId: number): Promise<Omit<RuleBook, 'rules'>[]> {
  const rows = await db.select(bookColumns).from(rulebook).where(isPublishedOf(departmentId))
  return rows.map((row) => ({ ...row, isPublished: true }))
}

/** The same as a value of a statement. */
export const publishedOf = (departmentId: number) =>
  jsonRows(bookColumns, sql`from ${rulebook} where ${isPublishedOf(departmentId)}`)

/** The rules of a department on a day, not of one of its programmes; null where it has none. */
export async function findRulesInForce(
  db: Reader,
  departmentId: number,
  day: IsoDate,
): Promise<Rules | null> {
  const book = ruleBookFor(await listPublished(db, departmentId), null, day)
  return book && findRules(db, book.id)
}

/** The programmes of studies of a department by their names. */
export async function listProgrammeNames(
  db: Reader,
  departmentId: number,
): Promise<{ id: number; name: string; nameEnglish: string | null }[]> {
  return db
    .select({ id: programme.id, name: programme.name, nameEnglish: programme.nameEnglish })
    .from(programme)
    .where(eq(programme.departmentId, departmentId))
}
