import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../../platform/paging.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { isOfPresentStudent } from '../../examination/examination.queries.ts'
import { examination, examinationResult } from '../../examination/tables.ts'

/** The theses of a department, those examined last first; one that was examined twice stands there twice. */
export async function listThesesWithOpenMarks(
  db: Reader,
  departmentId: number,
  { limit, offset }: PageWindow,
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
    .offset(offset)
  return rows.map(({ id }) => id)
}
