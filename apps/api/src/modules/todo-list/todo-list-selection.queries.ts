import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../platform/database/greek.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/paging.ts'
import { account } from '../account/tables.ts'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment, todoList } from './tables.ts'
import type { LeftBehind, TodoList } from './todo-list.model.ts'

const inUse = isNull(todoList.archivedAt)
const leftBehind = isNotNull(todoList.archivedAt)

/** A condition on lists and the theses they are attached to. */
export type ListSelection = SQL | undefined

/** Which lists are meant; each is one condition, so that a list and its count cannot disagree. */
export const listsThat = {
  areOwnedBy: (accountId: number) => and(eq(todoList.instructorId, accountId), inUse),
  /** Those whose steps may still change: a mark ends that. */
  areChangeableBy: (accountId: number) =>
    and(eq(todoList.instructorId, accountId), inUse, isNull(thesis.mark)),
  areTemplatesOf: (accountId: number) =>
    and(eq(todoList.instructorId, accountId), inUse, isNull(todoList.thesisId)),
  belongToThesesOf: (studentId: number) => and(eq(thesis.studentId, studentId), inUse),
  wereLeftToInstructor: (accountId: number) => and(eq(todoList.instructorId, accountId), leftBehind),
  wereLeftByStudent: (accountId: number) =>
    and(
      sql`${todoList.id} in (select list_id from ${pastAssignment} where student_id = ${accountId})`,
      leftBehind,
    ),
  belongTo: (thesisIds: readonly number[]) => inArray(todoList.thesisId, [...thesisIds]),
  haveId: (id: number) => eq(todoList.id, id),
} satisfies Record<string, (...args: never[]) => ListSelection>

/** Those of them whose title holds the part, blind to case, accents and final sigma. */
export function titled(which: ListSelection, part: string): ListSelection {
  return and(which, sql`fold(${todoList.title}) like ${containsPattern(part)}`)
}

const columns = {
  id: todoList.id,
  instructor: { username: account.username, firstName: account.firstName, surname: account.surname },
  thesis: { id: thesis.id, title: thesis.title },
  title: todoList.title,
  description: todoList.description,
  updatedAt: todoList.updatedAt,
  archivedAt: todoList.archivedAt,
  version: todoList.version,
}

/** Templates before what is attached to a thesis, then by the last change, the newest first. */
export async function listTodoLists(
  db: Reader,
  which: ListSelection,
  window: PageWindow | null = null,
): Promise<TodoList[]> {
  const query = db
    .select(columns)
    .from(todoList)
    .innerJoin(account, eq(account.id, todoList.instructorId))
    .leftJoin(thesis, eq(thesis.id, todoList.thesisId))
    .where(which)
    .orderBy(sql`${todoList.thesisId} is not null`, desc(todoList.updatedAt), desc(todoList.id))
  return window === null ? query : query.limit(window.limit).offset(window.offset)
}

/** The released assignments to which kept lists belonged, by list. */
export async function listAssignmentsOf(
  db: Reader,
  listIds: readonly number[],
): Promise<Map<number | null, LeftBehind>> {
  if (listIds.length === 0) return new Map()
  const rows = await db
    .select({
      listId: pastAssignment.listId,
      releasedAt: pastAssignment.releasedAt,
      thesis: { id: thesis.id, title: thesis.title },
      student: { username: account.username, firstName: account.firstName, surname: account.surname },
    })
    .from(pastAssignment)
    .innerJoin(thesis, eq(thesis.id, pastAssignment.thesisId))
    .innerJoin(account, eq(account.id, pastAssignment.studentId))
    .where(inArray(pastAssignment.listId, [...listIds]))
  return new Map(rows.map(({ listId, ...assignment }) => [listId, assignment]))
}

export async function countTodoLists(db: Reader, which: ListSelection): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(todoList)
    .leftJoin(thesis, eq(thesis.id, todoList.thesisId))
    .where(which)
  return row?.total ?? 0
}
