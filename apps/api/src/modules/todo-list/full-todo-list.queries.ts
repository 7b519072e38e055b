import type { Reader } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/paging.ts'
import { countComments } from './step-comment.queries.ts'
import { listUploads } from './step-file.repository.ts'
import { listItems } from './todo-item.repository.ts'
import type { FullTodoList, StepWithUploads } from './todo-list.model.ts'
import { type ListSelection, listAssignmentsOf, listTodoLists } from './todo-list-selection.queries.ts'

/** Lists with their steps and uploads, in a handful of queries however many there are. */
export async function listFullTodoLists(
  db: Reader,
  which: ListSelection,
  window: PageWindow | null = null,
): Promise<FullTodoList[]> {
  const lists = await listTodoLists(db, which, window)
  const itemsOf = Map.groupBy(await listStepsWithUploads(db, idsOf(lists)), (item) => item.listId)
  const assignmentOf = await listAssignmentsOf(db, idsOf(lists.filter((list) => list.archivedAt !== null)))
  return lists.map((list) => ({
    ...list,
    items: itemsOf.get(list.id) ?? [],
    leftBehind: assignmentOf.get(list.id) ?? null,
  }))
}

/** In the order of each list. */
export async function listStepsWithUploads(
  db: Reader,
  listIds: readonly number[],
): Promise<StepWithUploads[]> {
  const items = await listItems(db, listIds)
  // Only lists that a student has worked on can have files: templates, the most of all lists, need no query.
  const worked = items.filter((item) => item.studentConfirmedAt !== null || item.returnedAt !== null)
  const uploadsOf = Map.groupBy(await listUploads(db, idsOf(worked)), (upload) => upload.itemId)
  const commentsOf = await countComments(db, idsOf(items))
  return items.map((item) => ({
    ...item,
    uploads: uploadsOf.get(item.id) ?? [],
    commentCount: commentsOf.get(item.id) ?? 0,
  }))
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map((row) => row.id)
}
