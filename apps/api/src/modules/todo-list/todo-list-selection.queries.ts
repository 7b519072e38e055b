import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../platform/database/greek.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment, todoList } from './tables.ts'

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
  haveId: (id: number) => eq(todoList.id, id),
} satisfies Record<string, (...args: never[]) => ListSelection>

/** Those of them whose title holds the part, blind to case, accents and final sigma. */
export function titled(which: ListSelection, part: string): ListSelection {
  return and(which, sql`fold(${todoList.title}) like ${containsPattern(part)}`)
}

export async function countTodoLists(db: Reader, which: ListSelection): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(todoList)
    .leftJoin(thesis, eq(thesis.id, todoList.thesisId))
    .where(which)
  return row?.total ?? 0
}
