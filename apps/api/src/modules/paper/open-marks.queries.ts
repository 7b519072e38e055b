import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { isOfPresentStudent } from '../examination/examination.queries.ts'
import { examination } from '../examination/tables.ts'
import { examinationResult } from '../marking/tables.ts'
import { thesis } from '../thesis/tables.ts'

/** Of a department, those examined last first. */
export async function listThesesWithOpenMarks(
  db: Reader,
  departmentId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: thesis.id })
    .from(examinationResult)
    .innerJoin(examination, eq(examination.id, examinationResult.examinationId))
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .where(
      and(
        eq(thesis.departmentId, departmentId),
        isNotNull(thesis.studentId),
        isNotNull(thesis.rulebookId),
        ne(examination.state, 'cancelled'),
        isOfPresentStudent(),
      ),
    )
    .orderBy(desc(examination.startsAt), desc(examination.id))
    .limit(limit)
  return [...new Set(rows.map(({ id }) => id))]
}
