import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { thesis } from './tables.ts'

const { id, title, inForceFrom, rules } = rulebook
/** The rule book of a thesis, for a statement that joins it. */
export const bookColumns = { id, title, inForceFrom, rules }

/**
 * The id of the thesis of the row around; null in the plain flow, so that no statement looks for what only a rule book
 * brings.
 */
export const examinedThesisId = sql`case when ${thesis.rulebookId} is not null then ${thesis.id} end`

type WrittenBook = Pick<typeof rulebook.$inferSelect, keyof typeof bookColumns>

/** With what the rule book leaves out as it usually is; null in the plain flow. */
export function bookOf(row: WrittenBook | null | undefined) {
  return row ? { ...row, rules: rulesWithDefaults(row.rules) } : null
}

export type BookOfThesis = NonNullable<ReturnType<typeof bookOf>>

/** The rule book that a thesis was accepted under; null in the plain flow. */
export async function findBookOfThesis(db: Reader, thesisId: number): Promise<BookOfThesis | null> {
  const [row] = await db
    .select(bookColumns)
    .from(thesis)
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .where(eq(thesis.id, thesisId))
  return bookOf(row)
}
