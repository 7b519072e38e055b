import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/database/transaction.ts'
import { todoItem, todoList } from './tables.ts'

export interface NewTodoList {
  instructorId: number
  thesisId: number | null
  title: string
  description: string
  at: Date
}

export async function insertTodoList(tx: Tx, { at, ...fields }: NewTodoList): Promise<number> {
  const [row] = await tx
    .insert(todoList)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning({ id: todoList.id })
  if (row === undefined) throw new Error('An inserted list came back without its id.')
  return row.id
}

export async function updateTodoList(
  tx: Tx,
  id: number,
  { at, ...fields }: { title?: string | undefined; description?: string | undefined; at: Date },
): Promise<void> {
  await tx
    .update(todoList)
    .set({ ...fields, updatedAt: at, version: sql`${todoList.version} + 1` })
    .where(eq(todoList.id, id))
}

/**
 * Changes steps of a list, and when the list was changed, in one statement; false when none is changed. The version of
 * the list stays: it counts changes of the list's own fields.
 */
export async function changeSteps(
  tx: Tx,
  values: PgUpdateSetSource<typeof todoItem>,
  condition: SQL | undefined,
  at: Date,
): Promise<boolean> {
  const changed = tx
    .$with('changed')
    .as(tx.update(todoItem).set(values).where(condition).returning({ listId: todoItem.listId }))
  const touched = await tx
    .with(changed)
    .update(todoList)
    .set({ updatedAt: at })
    .from(changed)
    .where(eq(todoList.id, changed.listId))
    .returning({ id: todoList.id })
  return touched.length > 0
}

/** A step of the list has come or gone. */
export async function touchTodoList(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(todoList).set({ updatedAt: at }).where(eq(todoList.id, id))
}

/** Detaches the list from its thesis and keeps it to be read. */
export async function archiveTodoList(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(todoList).set({ thesisId: null, archivedAt: at }).where(eq(todoList.id, id))
}

export async function deleteTodoLists(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(todoList).where(inArray(todoList.id, [...ids]))
}

/** The lists of an instructor without theses: templates without progress. */
/** Neither attached nor left behind. */
export async function deleteTemplatesOf(tx: Tx, instructorId: number): Promise<void> {
  await tx
    .delete(todoList)
    .where(
      and(eq(todoList.instructorId, instructorId), isNull(todoList.thesisId), isNull(todoList.archivedAt)),
    )
}
