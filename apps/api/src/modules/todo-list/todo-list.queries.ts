import type { StepFacts } from '@diatrivi/domain/todo-list/step'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { listFullTodoLists } from './full-todo-list.queries.ts'
import { listItems } from './todo-item.repository.ts'
import { type FullTodoList, stepFacts } from './todo-list.model.ts'
import { lockTodoListOfThesis } from './todo-list-row.queries.ts'
import { listsThat } from './todo-list-selection.queries.ts'

/** The list of each thesis that has one, by the thesis's id. */
export async function listsOfTheses(
  db: Reader,
  thesisIds: readonly number[],
): Promise<Map<number, FullTodoList>> {
  if (thesisIds.length === 0) return new Map()
  const lists = await listFullTodoLists(db, listsThat.belongTo(thesisIds))
  return new Map(lists.flatMap((list) => (list.thesis === null ? [] : [[list.thesis.id, list] as const])))
}

/** The steps of a thesis, locked until the transaction ends; none where there is no list. */
export async function lockStepsOfThesis(tx: Tx, thesisId: number): Promise<StepFacts[]> {
  const list = await lockTodoListOfThesis(tx, thesisId)
  return list === null ? [] : (await listItems(tx, [list.id])).map(stepFacts)
}
