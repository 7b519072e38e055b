import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisStatus } from '@diatrivi/domain/thesis/thesis/thesis'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { thesis } from '../../thesis/thesis/tables.ts'
import { todoItem, todoList } from '../../thesis/todo-list/tables.ts'

/** What is said of the steps of a thesis, as one value; null where it has none. */
export const ofSteps = (value: string) => sql`(
  select ${sql.raw(value)} from ${todoList} join ${todoItem} on todo_item.list_id = todo_list.id
  where todo_list.thesis_id = ${thesis}.id
)`

export const CONFIRMED_SHARE = ofSteps('avg((todo_item.instructor_confirmed_at is not null)::integer)')
const LAST_CONFIRMED_ON = ofSteps(`
  case when bool_and(todo_item.instructor_confirmed_at is not null)
    then max((todo_item.instructor_confirmed_at at time zone 'Europe/Athens')::date) end`)

/** As the domain counts the days of a desired end that has passed; null where none is set. */
export const daysLate = (today: IsoDate | Placeholder | SQL) =>
  sql`coalesce(${LAST_CONFIRMED_ON}, ${thesis.endDate}, ${today}::date) - ${thesis.intendedEnd}`

/** As the domain's `instructorAction`: at most one step waits for the reply, or all are confirmed and the mark is missing. */
const AWAITS = ofSteps(`
  bool_or(todo_item.student_confirmed_at is not null and todo_item.instructor_confirmed_at is null)
  or bool_and(todo_item.instructor_confirmed_at is not null)`)

export const IN_PROGRESS = sql`${thesis.studentId} is not null and ${thesis.mark} is null`

/** The conditions of how a thesis in progress stands; one that is late may wait for its instructor too. */
export const STATUSES: Readonly<Record<ThesisStatus, (today: IsoDate) => SQL>> = {
  awaiting: () => sql`${IN_PROGRESS} and ${AWAITS}`,
  late: (today) => sql`${IN_PROGRESS} and ${daysLate(today)} > 0`,
  onTime: (today) => sql`${IN_PROGRESS} and coalesce(${daysLate(today)}, 0) <= 0`,
}
