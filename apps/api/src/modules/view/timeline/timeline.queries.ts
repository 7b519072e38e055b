import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { eq, sql } from 'drizzle-orm'
import { jsonRow, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { examinationStatus } from '../../examination/examination/result/outcome.queries.ts'
import { examination } from '../../examination/examination/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { instructorOfThesis, studentOfThesis } from '../../thesis/thesis/thesis.queries.ts'
import { todoItem, todoList } from '../../thesis/todo-list/tables.ts'
import type { ThesisSelection } from '../thesis-view/thesis-selection.queries.ts'
import { latestFirst } from './timeline-selection.queries.ts'

const person = (of: typeof studentOfThesis | typeof instructorOfThesis) => ({
  username: of.username,
  firstName: of.firstName,
  surname: of.surname,
})

/** In the order of the list. */
const steps = jsonRows(
  {
    title: todoItem.title,
    amount: todoItem.durationAmount,
    unit: todoItem.durationUnit,
    studentConfirmedAt: todoItem.studentConfirmedAt,
    instructorConfirmedAt: todoItem.instructorConfirmedAt,
    returnedAt: todoItem.returnedAt,
  },
  sql`
    from ${todoList} join ${todoItem} on ${todoItem.listId} = ${todoList.id}
    where ${todoList.thesisId} = ${thesis.id} order by ${todoItem.position}
  `,
)

/** The newest of the student that was not cancelled. */
const newestExamination = jsonRow(
  { startsAt: examination.startsAt, state: examination.state },
  sql`
    from ${examination}
    where ${examination.thesisId} = ${thesis.id} and ${examination.state} <> 'cancelled'
      and coalesce(${examination.studentId}, ${thesis.studentId}) = ${thesis.studentId}
    order by ${examination.attempt} desc limit 1
  `,
)

/** One statement for a page and its total: the page is chosen first, by its ids, so that nothing is read around the theses of other pages. */
export function listTimeline(
  db: Reader,
  which: ThesisSelection,
  { today, window }: { today: IsoDate; window: PageWindow },
) {
  const order = sql.join(latestFirst(today), sql`, `)
  const chosen = db
    .select({
      id: thesis.id,
      place: sql<number>`row_number() over (order by ${order})`.as('place'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(thesis)
    .where(which)
    .orderBy(sql`place`)
    .limit(window.limit)
    .offset(window.offset)
    .as('chosen')
  return db
    .select({
      id: thesis.id,
      title: thesis.title,
      studentId: thesis.studentId,
      student: person(studentOfThesis),
      instructor: person(instructorOfThesis),
      mark: thesis.mark,
      startDate: thesis.startDate,
      intendedEnd: thesis.intendedEnd,
      rulebookId: thesis.rulebookId,
      steps: steps.sql,
      status: examinationStatus(),
      examination: newestExamination.sql,
      total: chosen.total,
    })
    .from(chosen)
    .innerJoin(thesis, eq(thesis.id, chosen.id))
    .innerJoin(studentOfThesis, eq(studentOfThesis.id, thesis.studentId))
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .orderBy(chosen.place)
}

export function countTimeline(db: Reader, which: ThesisSelection): Promise<number> {
  return db.$count(thesis, which)
}
