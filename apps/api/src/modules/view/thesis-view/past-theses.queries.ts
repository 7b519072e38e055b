import { athensDate } from '@diatrivi/domain/shared/dates'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { committeesMark } from '../../examination/marking/marking.queries.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { pastAssignment } from '../../thesis/todo-list/tables.ts'
import type { PastThesis } from './thesis-view.model.ts'

const instructor = { username: account.username, firstName: account.firstName, surname: account.surname }

export async function listMarkedOf(db: Reader, studentId: number): Promise<PastThesis[]> {
  const rows = await db
    .select({
      id: thesis.id,
      title: thesis.title,
      instructor,
      startDate: thesis.startDate,
      endDate: thesis.endDate,
      mark: thesis.mark,
      exactMark: committeesMark(),
    })
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .where(and(eq(thesis.studentId, studentId), isNotNull(thesis.mark)))
  return rows.map((row) => ({ ...row, released: null }))
}

export async function listReleasedOf(db: Reader, studentId: number): Promise<PastThesis[]> {
  const rows = await db
    .select({
      id: thesis.id,
      title: thesis.title,
      instructor,
      startDate: pastAssignment.startDate,
      releasedAt: pastAssignment.releasedAt,
      released: {
        assignmentId: pastAssignment.id,
        reason: pastAssignment.reason,
        abstract: pastAssignment.abstract,
        finalFileName: pastAssignment.finalFileName,
        listId: pastAssignment.listId,
      },
    })
    .from(pastAssignment)
    .innerJoin(thesis, eq(thesis.id, pastAssignment.thesisId))
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .where(eq(pastAssignment.studentId, studentId))
  return rows.map(({ releasedAt, ...row }) => ({
    ...row,
    endDate: athensDate(releasedAt),
    mark: null,
    exactMark: null,
  }))
}
