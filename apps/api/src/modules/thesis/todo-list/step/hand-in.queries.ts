import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { MatterReading } from '../../notice/notice.model.ts'
import { hasUnread, lockUnread } from '../../notice/notice.queries.ts'
import { thesis } from '../../thesis/tables.ts'
import { todoItem, todoList } from '../tables.ts'
import type { LockedStep } from '../todo-list-lock.queries.ts'

export const HAND_IN = { kind: 'step_finished', what: 'finish' } as const

/** The instructor of the thesis has read what its student handed in with the step. */
export function handInRead(
  { instructorId, studentId }: { instructorId: number; studentId: number },
  itemId: number,
): MatterReading {
  return { readerId: instructorId, matter: { what: HAND_IN.what, actorId: studentId, id: itemId } }
}

/** Whether the step waits for its instructor, who has not read the notice of it: a value for a row of steps and lists. */
export const isUnread = sql<boolean>`(
  ${todoItem.studentConfirmedAt} is not null and ${todoItem.instructorConfirmedAt} is null and ${hasUnread({
    ...HAND_IN,
    readerId: todoList.instructorId,
    actorId: sql`(select worked.student_id from ${thesis} as worked where worked.id = ${todoList.thesisId})`,
    id: todoItem.id,
    since: todoItem.studentConfirmedAt,
  })}
)`

/** The same of a locked step; it stays unread until the transaction ends. */
export async function lockUnreadHandIn(tx: Tx, { list, item }: LockedStep): Promise<boolean> {
  const studentId = list.thesis?.studentId ?? null
  if (studentId === null || item.studentConfirmedAt === null) return false
  return lockUnread(tx, {
    ...HAND_IN,
    readerId: list.row.instructorId,
    actorId: studentId,
    id: item.id,
    since: item.studentConfirmedAt,
  })
}
