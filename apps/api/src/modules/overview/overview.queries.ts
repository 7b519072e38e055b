import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, asc, between, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { account } from '../account/tables.ts'
import { interest } from '../interest/tables.ts'
import { thesis } from '../thesis/tables.ts'
import { todoItem, todoList } from '../todo-list/tables.ts'

/*
 * What an overview is chosen from: a little more than it shows. The domain decides which of these count; an
 * instructor has some dozens of unmarked theses, so that nothing is gained by repeating the rule in SQL.
 */

const thesisColumns = {
  id: thesis.id,
  title: thesis.title,
  studentId: thesis.studentId,
  mark: thesis.mark,
  interestDeadline: thesis.interestDeadline,
  intendedEnd: thesis.intendedEnd,
}
const student = { username: account.username, firstName: account.firstName, surname: account.surname }

/** Every step of the theses in progress: by thesis, then in the order of its list. */
export function listStepsInProgress(db: Reader, instructorId: number) {
  return db
    .select({
      thesis: thesisColumns,
      student,
      step: {
        title: todoItem.title,
        studentConfirmedAt: todoItem.studentConfirmedAt,
        instructorConfirmedAt: todoItem.instructorConfirmedAt,
      },
    })
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.studentId))
    .innerJoin(todoList, eq(todoList.thesisId, thesis.id))
    .innerJoin(todoItem, eq(todoItem.listId, todoList.id))
    .where(and(eq(thesis.instructorId, instructorId), isNotNull(thesis.studentId), isNull(thesis.mark)))
    .orderBy(asc(thesis.id), asc(todoItem.position))
}

/** Declarations of interest since a moment, in theses without a student. */
export function listRequestsSince(db: Reader, instructorId: number, since: Date) {
  return db
    .select({ thesis: thesisColumns, student, declaredAt: interest.declaredAt })
    .from(interest)
    .innerJoin(thesis, eq(thesis.id, interest.thesisId))
    .innerJoin(account, eq(account.id, interest.studentId))
    .where(
      and(eq(thesis.instructorId, instructorId), isNull(thesis.studentId), gte(interest.declaredAt, since)),
    )
}

/** Theses without a mark, one of whose dates lies in the span. */
export function listThesesDue(db: Reader, instructorId: number, from: IsoDate, until: IsoDate) {
  return db
    .select({ thesis: thesisColumns, student })
    .from(thesis)
    .leftJoin(account, eq(account.id, thesis.studentId))
    .where(
      and(
        eq(thesis.instructorId, instructorId),
        isNull(thesis.mark),
        or(between(thesis.interestDeadline, from, until), between(thesis.intendedEnd, from, until)),
      ),
    )
}
