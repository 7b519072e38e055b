import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { todoItem, todoList } from './tables.ts'

export interface TodoListRow {
  id: number
  instructorId: number
  thesisId: number | null
  title: string
  description: string
  version: number
  archivedAt: Date | null
  formerStudentId: number | null
}

const row = {
  id: todoList.id,
  instructorId: todoList.instructorId,
  thesisId: todoList.thesisId,
  title: todoList.title,
  description: todoList.description,
  version: todoList.version,
  archivedAt: todoList.archivedAt,
  // A subquery, because a row lock reaches no outer join; spelt out, because Drizzle drops the names of tables here.
  formerStudentId: sql<number | null>`case when todo_list.archived_at is not null then (
    select past_assignment.student_id from past_assignment where past_assignment.list_id = todo_list.id limit 1
  ) end`,
}

export async function findTodoListRow(db: Reader, id: number): Promise<TodoListRow | null> {
  const [found] = await db.select(row).from(todoList).where(eq(todoList.id, id))
  return found ?? null
}

/** The list, locked with its steps against changes until the transaction ends. */
export async function lockTodoListRow(tx: Tx, id: number | SQL): Promise<TodoListRow | null> {
  const [found] = await tx.select(row).from(todoList).where(eq(todoList.id, id)).for('update')
  return found ?? null
}

export async function lockTodoListOfThesis(tx: Tx, thesisId: number): Promise<TodoListRow | null> {
  const [found] = await tx.select(row).from(todoList).where(eq(todoList.thesisId, thesisId)).for('update')
  return found ?? null
}

/** The list, locked against changes while it is copied. */
export async function shareTodoListRow(tx: Tx, id: number): Promise<TodoListRow | null> {
  const [found] = await tx.select(row).from(todoList).where(eq(todoList.id, id)).for('share')
  return found ?? null
}

/** The list that a step stands in, for a statement about the list. */
export const listIdOfItem = (itemId: number): SQL =>
  sql`(select ${todoItem.listId} from ${todoItem} where ${todoItem.id} = ${itemId})`

/** The thesis that a list is attached to, for a statement about the thesis. */
export const thesisIdOfList = (id: number | SQL): SQL =>
  sql`(select ${todoList.thesisId} from ${todoList} where ${todoList.id} = ${id})`

export async function findListIdOfItem(db: Reader, itemId: number): Promise<number | null> {
  const [found] = await db.select({ listId: todoItem.listId }).from(todoItem).where(eq(todoItem.id, itemId))
  return found?.listId ?? null
}

export async function findListIdOfThesis(db: Reader, thesisId: number): Promise<number | null> {
  const [found] = await db.select({ id: todoList.id }).from(todoList).where(eq(todoList.thesisId, thesisId))
  return found?.id ?? null
}
