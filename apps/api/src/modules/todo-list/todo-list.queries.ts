import type { StepFacts } from '@diatrivi/domain/todo-list/step'
import type { Tx } from '../../platform/database/transaction.ts'
import { listItems } from './todo-item.repository.ts'
import { stepFacts } from './todo-list.model.ts'
import { lockTodoListOfThesis } from './todo-list-row.queries.ts'

/** The steps of a thesis, locked until the transaction ends; none where there is no list. */
export async function lockStepsOfThesis(tx: Tx, thesisId: number): Promise<StepFacts[]> {
  const list = await lockTodoListOfThesis(tx, thesisId)
  return list === null ? [] : (await listItems(tx, [list.id])).map(stepFacts)
}
