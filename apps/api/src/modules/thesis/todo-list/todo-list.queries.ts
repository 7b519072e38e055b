import type { StepConfirmations } from '@diatrivi/domain/shared/confirmations'
import type { StepFacts } from '@diatrivi/domain/thesis/todo-list/step'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { todoItem, todoList } from './tables.ts'
import { listItems } from './todo-item.repository.ts'
import { stepFacts } from './todo-list.model.ts'
import { lockTodoListOfThesis } from './todo-list-row.queries.ts'

/** The steps of a thesis, locked until the transaction ends; none where there is no list. */
export async function lockStepsOfThesis(tx: Tx, thesisId: number): Promise<StepFacts[]> {
  const list = await lockTodoListOfThesis(tx, thesisId)
  return list === null ? [] : (await listItems(tx, [list.id])).map(stepFacts)
}

/** Who has confirmed each step of a thesis; none where there is no list. */
export async function listConfirmations(db: Reader, thesisId: number): Promise<StepConfirmations[]> {
  const rows = await db
    .select({
      studentConfirmedAt: todoItem.studentConfirmedAt,
      instructorConfirmedAt: todoItem.instructorConfirmedAt,
    })
    .from(todoItem)
    .innerJoin(todoList, eq(todoList.id, todoItem.listId))
    .where(eq(todoList.thesisId, thesisId))
  return rows.map((row) => ({
    studentConfirmedAt: row.studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: row.instructorConfirmedAt?.toISOString() ?? null,
  }))
}
