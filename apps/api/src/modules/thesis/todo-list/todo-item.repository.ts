import type { Duration } from '@diatrivi/domain/thesis/todo-list/step'
import { and, asc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { todoItem } from './tables.ts'
import type { TodoItem } from './todo-list.model.ts'
import { changeSteps } from './todo-list.repository.ts'

/*
 * Places count from 1 without gaps; confirmed steps come first, then one that the student has finished. Every change
 * locks the list before it is decided; the conditions of the statements below keep the order even for a writer that
 * forgot the lock.
 */

export const itemColumns = {
  id: todoItem.id,
  listId: todoItem.listId,
  position: todoItem.position,
  title: todoItem.title,
  description: todoItem.description,
  duration: { amount: todoItem.durationAmount, unit: todoItem.durationUnit },
  studentConfirmedAt: todoItem.studentConfirmedAt,
  instructorConfirmedAt: todoItem.instructorConfirmedAt,
  returnedAt: todoItem.returnedAt,
  returnReason: todoItem.returnReason,
  version: todoItem.version,
}

/** In the order of each list. */
export async function listItems(db: Reader, listIds: readonly number[]): Promise<TodoItem[]> {
  if (listIds.length === 0) return []
  return db
    .select(itemColumns)
    .from(todoItem)
    .where(inArray(todoItem.listId, [...listIds]))
    .orderBy(asc(todoItem.listId), asc(todoItem.position))
}

/** What an instructor writes in a step. */
export interface ItemFields {
  title: string
  description: string
  duration: Duration
}

export async function insertItem(
  tx: Tx,
  listId: number,
  position: number,
  { title, description, duration, at }: ItemFields & { at: Date },
): Promise<number> {
  await makeSpace(tx, listId, position)
  const [row] = await tx
    .insert(todoItem)
    .values({
      listId,
      position,
      title,
      description,
      durationAmount: duration.amount,
      durationUnit: duration.unit,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: todoItem.id })
  if (row === undefined) throw new Error('An inserted step came back without its id.')
  return row.id
}

async function makeSpace(tx: Tx, listId: number, position: number): Promise<void> {
  await tx
    .update(todoItem)
    .set({ position: sql`${todoItem.position} + 1` })
    .where(
      and(
        eq(todoItem.listId, listId),
        gte(todoItem.position, position),
        nothingFinishedFrom(listId, position),
      ),
    )
}

/** Fresh copies of all steps of a list: no confirmations, no files. */
export async function copyItems(tx: Tx, fromListId: number, toListId: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${todoItem}
      (list_id, position, title, description, duration_amount, duration_unit, created_at, updated_at)
    select ${toListId}, position, title, description, duration_amount, duration_unit, ${at.toISOString()}, ${at.toISOString()}
    from ${todoItem} where list_id = ${fromListId}
  `)
}

/** False when the step is confirmed. */
export async function updateItem(
  tx: Tx,
  id: number,
  { title, description, duration, at }: ItemFields & { at: Date },
): Promise<boolean> {
  const values = {
    title,
    description,
    durationAmount: duration.amount,
    durationUnit: duration.unit,
    updatedAt: at,
    version: sql`${todoItem.version} + 1`,
  }
  return changeSteps(tx, values, and(eq(todoItem.id, id), isNull(todoItem.instructorConfirmedAt)), at)
}

interface Place {
  id: number
  listId: number
  position: number
}

/** Moves the step and those between; false when the student has finished one of them. One statement, so that no place is ever taken twice. */
export async function moveItem(
  tx: Tx,
  { id, listId, position: from }: Place,
  to: number,
  at: Date,
): Promise<boolean> {
  const first = Math.min(from, to)
  const aside = from < to ? -1 : 1
  const position = sql`case when ${todoItem.id} = ${id} then ${to}::integer else ${todoItem.position} + ${aside}::integer end`
  const isMoved = and(
    eq(todoItem.listId, listId),
    sql`${todoItem.position} between ${first} and ${Math.max(from, to)}`,
    nothingFinishedFrom(listId, first),
  )
  return changeSteps(tx, { position }, isMoved, at)
}

/** Deletes the step and closes the gap; false when it is confirmed. */
export async function deleteItem(tx: Tx, { id, listId, position }: Place): Promise<boolean> {
  const deleted = await tx
    .delete(todoItem)
    .where(and(eq(todoItem.id, id), isNull(todoItem.instructorConfirmedAt)))
    .returning({ id: todoItem.id })
  if (deleted.length === 0) return false
  await tx
    .update(todoItem)
    .set({ position: sql`${todoItem.position} - 1` })
    .where(and(eq(todoItem.listId, listId), gt(todoItem.position, position)))
  return true
}

function nothingFinishedFrom(listId: number, position: number): SQL {
  return sql`not exists (
    select from ${todoItem} as finished
    where finished.list_id = ${listId} and finished.position >= ${position} and finished.student_confirmed_at is not null
  )`
}
