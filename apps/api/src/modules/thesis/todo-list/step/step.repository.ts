import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { todoItem } from '../tables.ts'
import { changeSteps } from '../todo-list.repository.ts'

/*
 * The five moves of a step. Confirmed steps stay a prefix of their list because each statement looks at the other
 * steps itself; each returns false when the step is not in the state where the move begins.
 */

/** The student has finished the current step; a return is kept, for it counts again when the step is taken back. */
export function confirmByStudent(tx: Tx, id: number, at: Date): Promise<boolean> {
  return changeSteps(
    tx,
    { studentConfirmedAt: at, updatedAt: at },
    and(eq(todoItem.id, id), isNull(todoItem.studentConfirmedAt), allBeforeAreConfirmed),
    at,
  )
}

/** Takes back what waits for the instructor. */
export function withdrawStudentsConfirmation(tx: Tx, id: number, at: Date): Promise<boolean> {
  return changeSteps(
    tx,
    { studentConfirmedAt: null, updatedAt: at },
    and(eq(todoItem.id, id), awaitsInstructor),
    at,
  )
}

/** The instructor accepts, which ends a return for good. */
export function confirmByInstructor(tx: Tx, id: number, at: Date): Promise<boolean> {
  return changeSteps(
    tx,
    { instructorConfirmedAt: at, returnedAt: null, returnReason: null, updatedAt: at },
    and(eq(todoItem.id, id), awaitsInstructor),
    at,
  )
}

export function returnToStudent(tx: Tx, id: number, reason: string | null, at: Date): Promise<boolean> {
  return changeSteps(
    tx,
    { studentConfirmedAt: null, returnedAt: at, returnReason: reason, updatedAt: at },
    and(eq(todoItem.id, id), awaitsInstructor),
    at,
  )
}

/** Takes back the instructor's confirmation of the last confirmed step. */
export function withdrawInstructorsConfirmation(tx: Tx, id: number, at: Date): Promise<boolean> {
  return changeSteps(
    tx,
    { instructorConfirmedAt: null, updatedAt: at },
    and(eq(todoItem.id, id), isNotNull(todoItem.instructorConfirmedAt), theNextIsUntouched),
    at,
  )
}

const allBeforeAreConfirmed = sql`not exists (
  select from ${todoItem} as earlier
  where earlier.list_id = ${todoItem.listId} and earlier.position < ${todoItem.position}
    and earlier.instructor_confirmed_at is null
)`

const awaitsInstructor = and(
  isNotNull(todoItem.studentConfirmedAt),
  isNull(todoItem.instructorConfirmedAt),
  allBeforeAreConfirmed,
)

const theNextIsUntouched = sql`not exists (
  select from ${todoItem} as later
  where later.list_id = ${todoItem.listId} and later.position > ${todoItem.position}
    and (later.instructor_confirmed_at is not null
      or later.student_confirmed_at is not null and later.position = ${todoItem.position} + 1)
)`
