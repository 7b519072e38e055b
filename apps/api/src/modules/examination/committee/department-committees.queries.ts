import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { instructorOfThesis, studentOfThesis } from '../../thesis/thesis/thesis.queries.ts'
import { listSeatsOfTheses } from './committee.queries.ts'

/** The theses of a department that a student works on under a rule book, with their seats, the oldest first. */
export async function listThesesWithSeats(db: Reader, departmentId: number, { limit, offset }: PageWindow) {
  const rows = await db
    .select({
      thesis: { id: thesis.id, title: thesis.title },
      rules: rulebook.rules,
      student: {
        id: studentOfThesis.id,
        username: studentOfThesis.username,
        firstName: studentOfThesis.firstName,
        surname: studentOfThesis.surname,
      },
      instructor: {
        username: instructorOfThesis.username,
        firstName: instructorOfThesis.firstName,
        surname: instructorOfThesis.surname,
      },
    })
    .from(thesis)
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .innerJoin(studentOfThesis, eq(studentOfThesis.id, thesis.studentId))
    .where(and(eq(thesis.departmentId, departmentId), isNotNull(thesis.studentId), isNull(thesis.mark)))
    .orderBy(asc(thesis.id))
    .limit(limit)
    .offset(offset)
  const seats = Map.groupBy(
    await listSeatsOfTheses(
      db,
      rows.map((row) => row.thesis.id),
    ),
    ({ thesisId }) => thesisId,
  )
  return rows.map(({ rules, ...row }) => ({
    ...row,
    rules: rulesWithDefaults(rules).committee,
    seats: seats.get(row.thesis.id) ?? [],
  }))
}
