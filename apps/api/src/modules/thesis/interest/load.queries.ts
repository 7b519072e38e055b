import { fullLoad, type Load } from '@diatrivi/domain/department/rulebook/load'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { academicYear, academicYearOf } from '@diatrivi/domain/view/statistics/academic-year'
import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import { thesis } from '../thesis/tables.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { beginningOf } from './eligibility.queries.ts'
import { interest } from './tables.ts'

/** Under the lock of the instructor's account no answer of another request is missing from it. */
export async function findLoad(db: Reader, instructorId: number, today: IsoDate): Promise<Load> {
  const { firstDay, lastDay } = academicYear(academicYearOf(today))
  const isOffered = sql`student_id is null and exists (
    select from ${interest} where thesis_id = ${thesis.id} and answered_positively
  )`
  const { rows } = await db.execute<{ in_progress: number; new_this_year: number }>(sql`
    select
      count(*) filter (where student_id is not null and mark is null or ${isOffered})::int as in_progress,
      count(*) filter (
        where student_id is not null and start_date between ${firstDay}::date and ${lastDay}::date or ${isOffered}
      )::int as new_this_year
    from ${thesis} where instructor_id = ${instructorId}
  `)
  return { inProgress: rows[0]?.in_progress ?? 0, newThisYear: rows[0]?.new_this_year ?? 0 }
}

/**
 * Refuses one thesis more than the rules let an instructor take on, by the book that it would begin with today. Returns the
 * limit that is broken where the rules only point it out. The instructor's account is locked.
 */
export async function enforceLoad(
  tx: Tx,
  thesis: Pick<ThesisInQuestion, 'departmentId' | 'programmeId' | 'instructorId'>,
  studentId: number,
  today: IsoDate,
): Promise<number | null> {
  const { rules } = await beginningOf(tx, thesis, studentId, today)
  if (rules === null) return null
  const full = fullLoad(await findLoad(tx, thesis.instructorId, today), rules.load)
  if (full !== null && rules.load.mode === 'refuse') throw new Refusal('load_full', { facts: { ...full } })
  return full?.max ?? null
}
