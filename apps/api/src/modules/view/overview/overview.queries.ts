import { and, between, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { dayOf } from '../../../platform/database/athens-days.ts'
import { jsonRow, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { asksForCommittee } from '../../department/rulebook/rulebook.queries.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import { examination } from '../../examination/examination/tables.ts'
import { account } from '../../people/account/tables.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { todoItem, todoList } from '../../thesis/todo-list/tables.ts'
import { daysLate } from '../thesis-view/thesis-status.queries.ts'

/*
 * What an overview is chosen from: a little more than it shows. The domain decides which of these count; an
 * instructor has some dozens of unmarked theses, so that nothing is gained by repeating the rule in SQL.
 */

const thesisFields = {
  id: thesis.id,
  title: thesis.title,
  studentId: thesis.studentId,
  mark: thesis.mark,
  interestDeadline: thesis.interestDeadline,
  intendedEnd: thesis.intendedEnd,
}
const student = { username: account.username, firstName: account.firstName, surname: account.surname }
const isOwn = eq(thesis.instructorId, sql.placeholder('instructorId'))

const ofSteps = sql`
  from ${todoList} join ${todoItem} on ${todoItem.listId} = ${todoList.id}
  where ${todoList.thesisId} = ${thesis.id}
`

/** In the order of the list. */
const steps = jsonRows(
  {
    id: todoItem.id,
    title: todoItem.title,
    studentConfirmedAt: todoItem.studentConfirmedAt,
    instructorConfirmedAt: todoItem.instructorConfirmedAt,
  },
  sql`${ofSteps} order by ${todoItem.position}`,
)

/** Leaves out the most of the theses in progress: those whose next step is the student's. */
const mayWaitForInstructor = sql`(
  select bool_or(${todoItem.studentConfirmedAt} is not null and ${todoItem.instructorConfirmedAt} is null)
    or bool_and(${todoItem.instructorConfirmedAt} is not null)
  ${ofSteps}
)`

const isExamined = sql<boolean>`exists (
  select from ${rulebook} where ${rulebook.id} = ${thesis.rulebookId} and ${asksForCommittee}
)`

/** Theses in progress that may wait for their instructor, each with its steps. */
const inProgress = jsonRows(
  { thesis: thesisFields, student, steps, isExamined },
  sql`
    from ${thesis} join ${account} on ${account.id} = ${thesis.studentId}
    where ${and(isOwn, isNotNull(thesis.studentId), isNull(thesis.mark), mayWaitForInstructor)}
  `,
)

/** Declarations of interest since a moment, in theses without a student. */
const requests = jsonRows(
  { thesis: thesisFields, student, declaredAt: interest.declaredAt },
  sql`
    from ${interest}
    join ${thesis} on ${thesis.id} = ${interest.thesisId}
    join ${account} on ${account.id} = ${interest.studentId}
    where ${and(isOwn, isNull(thesis.studentId), gte(interest.declaredAt, sql.placeholder('since')))}
  `,
)

const dueInSpan = (day: typeof thesis.interestDeadline | typeof thesis.intendedEnd) =>
  between(day, sql.placeholder('from'), sql.placeholder('until'))

/** Theses without a mark, one of whose dates lies in the span; the student is null where there is none. */
const due = jsonRows(
  {
    thesis: thesisFields,
    student: jsonRow(student, sql`from ${account} where ${account.id} = ${thesis.studentId}`),
  },
  sql`
    from ${thesis}
    where ${and(isOwn, isNull(thesis.mark), or(dueInSpan(thesis.interestDeadline), dueInSpan(thesis.intendedEnd)))}
  `,
)

/** Own theses, and those in whose committee the instructor sits. */
const isExaminedByReader = sql`${thesis.id} in (
  select ${thesis.id} from ${thesis} where ${isOwn}
  union
  select ${committeeSeat.thesisId} from ${committeeSeat}
  where ${committeeSeat.accountId} = ${sql.placeholder('instructorId')} and ${committeeSeat.state} = 'accepted'
)`

/** Examinations that are to be held in the span. */
const examinations = jsonRows(
  { thesis: thesisFields, student, startsAt: examination.startsAt, place: examination.place },
  sql`
    from ${examination}
    join ${thesis} on ${thesis.id} = ${examination.thesisId}
    join ${account} on ${account.id} = ${thesis.studentId}
    where ${and(
      inArray(examination.state, ['planned', 'announced']),
      between(dayOf(examination.startsAt), sql.placeholder('from'), sql.placeholder('until')),
      isExaminedByReader,
    )}
  `,
)

/** Theses in progress whose intended end has passed. */
const late = jsonRows(
  { thesis: thesisFields, student },
  sql`
    from ${thesis} join ${account} on ${account.id} = ${thesis.studentId}
    where ${and(isOwn, isNull(thesis.mark), sql`${daysLate(sql.placeholder('from'))} > 0`)}
  `,
)

/** Each part of an overview, or the three that the badge counts, in one prepared statement. */
export function overviewReader(db: Reader) {
  const nothingElse = sql`(select 1) as one`
  const all = { inProgress: inProgress.sql, requests: requests.sql, due: due.sql }
  return {
    all: db.select(all).from(nothingElse).prepare('overview'),
    inProgress: db.select({ inProgress: all.inProgress }).from(nothingElse).prepare('overview_in_progress'),
    requests: db.select({ requests: all.requests }).from(nothingElse).prepare('overview_requests'),
    due: db.select({ due: all.due }).from(nothingElse).prepare('overview_due'),
    examinations: db
      .select({ examinations: examinations.sql })
      .from(nothingElse)
      .prepare('overview_examinations'),
    late: db.select({ late: late.sql }).from(nothingElse).prepare('overview_late'),
  }
}
