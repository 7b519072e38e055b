import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis'
import { desc, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../platform/database/greek.ts'
import { thesis } from '../thesis/tables.ts'
import { todoItem, todoList } from '../todo-list/tables.ts'

const NEWEST = [desc(thesis.createdAt), desc(thesis.id)]

/** What is said of the steps of a thesis, as one value; null where it has none. */
const ofSteps = (value: string) => sql`(
  select ${sql.raw(value)} from ${todoList} join ${todoItem} on todo_item.list_id = todo_list.id
  where todo_list.thesis_id = ${thesis}.id
)`

const CONFIRMED_SHARE = ofSteps('avg((todo_item.instructor_confirmed_at is not null)::integer)')
const LAST_CONFIRMED_ON = ofSteps(`
  case when bool_and(todo_item.instructor_confirmed_at is not null)
    then max((todo_item.instructor_confirmed_at at time zone 'Europe/Athens')::date) end`)

/** As the domain counts the days of a desired end that has passed; null where none is set. */
const daysLate = (today: IsoDate) =>
  sql`coalesce(${LAST_CONFIRMED_ON}, ${thesis.endDate}, ${today}::date) - ${thesis.intendedEnd}`

const ORDERS: Readonly<Record<ThesisOrder, (today: IsoDate) => readonly SQL[]>> = {
  newest: () => [],
  title: () => [greekOrder(thesis.title)],
  deadline: () => [sql`${thesis.interestDeadline} nulls last`],
  intendedEnd: () => [sql`${thesis.intendedEnd} nulls last`],
  progress: () => [sql`${CONFIRMED_SHARE} desc nulls last`],
  // The greatest of null and 0 is 0: a thesis without a desired end is never late.
  late: (today) => [sql`greatest(${daysLate(today)}, 0) desc`],
}

/** Every order ends with the newest first, so that equal ones keep their places from page to page. */
export function inOrder(order: ThesisOrder, today: IsoDate): readonly SQL[] {
  return [...ORDERS[order](today), ...NEWEST]
}
