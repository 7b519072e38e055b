import { and, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment, todoList } from './tables.ts'

const inUse = isNull(todoList.archivedAt)
const leftBehind = isNotNull(todoList.archivedAt)

/** A condition on lists and the theses they are attached to. */
export type ListSelection = SQL | undefined

/**
 * Which lists are meant, of a person or a thing with an id; each is one condition, so that a list and its count
 * cannot disagree.
 */
export const listsThat = {
  areOwnedBy: (accountId) => and(eq(todoList.instructorId, accountId), inUse),
  /** Lists whose steps may still change: a mark ends that. */
  areChangeableBy: (accountId) => and(eq(todoList.instructorId, accountId), inUse, isNull(thesis.mark)),
  areTemplatesOf: (accountId) => and(eq(todoList.instructorId, accountId), inUse, isNull(todoList.thesisId)),
  belongToThesesOf: (studentId) => and(eq(thesis.studentId, studentId), inUse),
  wereLeftToInstructor: (accountId) => and(eq(todoList.instructorId, accountId), leftBehind),
  wereLeftByStudent: (accountId) =>
    and(
      sql`${todoList.id} in (select list_id from ${pastAssignment} where student_id = ${accountId})`,
      leftBehind,
    ),
  haveId: (id) => eq(todoList.id, id),
} satisfies Record<string, (id: Placeholder) => ListSelection>

export type ListSelectionName = keyof typeof listsThat

/** Narrows a selection to lists whose title holds the part, blind to case, accents and final sigma. */
export function titled(which: ListSelection, pattern: Placeholder): ListSelection {
  return and(which, sql`fold(${todoList.title}) like ${pattern}`)
}
