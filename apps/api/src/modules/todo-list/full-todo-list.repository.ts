import type { SQL } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/http/paging.ts'
import { listUploads } from './step-file.repository.ts'
import { listItems } from './todo-item.repository.ts'
import type { FullTodoList, StepWithUploads } from './todo-list.model.ts'
import { listTodoLists } from './todo-list.repository.ts'

/** Lists with their steps and uploads, in three queries however many there are. */
export async function listFullTodoLists(
  db: Reader,
  which: SQL | undefined,
  window: PageWindow | null = null,
): Promise<FullTodoList[]> {
  const lists = await listTodoLists(db, which, window)
  const items = await listStepsWithUploads(
    db,
    lists.map((list) => list.id),
  )
  const itemsOf = Map.groupBy(items, (item) => item.listId)
  return lists.map((list) => ({ ...list, items: itemsOf.get(list.id) ?? [] }))
}

/** In the order of each list. */
export async function listStepsWithUploads(
  db: Reader,
  listIds: readonly number[],
): Promise<StepWithUploads[]> {
  const items = await listItems(db, listIds)
  // Only what a student has worked on can have files: templates, the most of all lists, spare the query.
  const worked = items.filter((item) => item.studentConfirmedAt !== null || item.returnedAt !== null)
  const uploads = await listUploads(
    db,
    worked.map((item) => item.id),
  )
  const uploadsOf = Map.groupBy(uploads, (upload) => upload.itemId)
  return items.map((item) => ({ ...item, uploads: uploadsOf.get(item.id) ?? [] }))
}
