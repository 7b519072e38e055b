import type { StepFacts } from '@diatrivi/domain/todo-list/step'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import type { TransactionFiles } from '../../platform/storage/files.ts'
import { listFullTodoLists } from './full-todo-list.queries.ts'
import { copyItems, listItems } from './todo-item.repository.ts'
import { type FullTodoList, stepFacts } from './todo-list.model.ts'
import { archiveTodoList, insertTodoList, listsThat } from './todo-list.repository.ts'
import { deleteListsWithFiles } from './todo-list-ending.service.ts'
import { lockTodoListOfThesis } from './todo-list-row.queries.ts'

/* What other modules may ask of lists. Whoever writes has locked the thesis before. */

/** The list of each thesis that has one, by the thesis's id. */
export async function listsOfTheses(
  db: Reader,
  thesisIds: readonly number[],
): Promise<Map<number, FullTodoList>> {
  if (thesisIds.length === 0) return new Map()
  const lists = await listFullTodoLists(db, listsThat.belongTo(thesisIds))
  return new Map(lists.flatMap((list) => (list.thesis === null ? [] : [[list.thesis.id, list] as const])))
}

/** The steps of a thesis as nobody changes them before the transaction ends; none where there is no list. */
export async function lockStepsOfThesis(tx: Tx, thesisId: number): Promise<StepFacts[]> {
  const list = await lockTodoListOfThesis(tx, thesisId)
  return list === null ? [] : (await listItems(tx, [list.id])).map(stepFacts)
}

/**
 * The list of a released thesis is kept as it was left, to be read, and a fresh copy takes its place.
 * Answers the id of the kept one, null where there was no list.
 */
export async function startListAfresh(
  tx: Tx,
  { thesisId, at }: { thesisId: number; at: Date },
): Promise<number | null> {
  const worked = await lockTodoListOfThesis(tx, thesisId)
  if (worked === null) return null
  await archiveTodoList(tx, worked.id, at)
  const { instructorId, title, description } = worked
  const freshId = await insertTodoList(tx, { instructorId, thesisId, title, description, at })
  await copyItems(tx, worked.id, freshId, at)
  return worked.id
}

/** What released assignments of a thesis left behind goes with the thesis; the list in use becomes a template. */
export function deleteListsLeftBehind(
  tx: Tx,
  files: TransactionFiles,
  listIds: readonly number[],
): Promise<void> {
  return deleteListsWithFiles(tx, files, listIds)
}
