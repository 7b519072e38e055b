import type { StepConfirmations } from '@diatrivi/domain/shared/confirmations'
import type { StepFacts } from '@diatrivi/domain/thesis/todo-list/step'
import { type AnyColumn, eq, sql } from 'drizzle-orm'
import { type JsonValue, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { todoItem, todoList } from './tables.ts'
import { listItems } from './todo-item.repository.ts'
import { stepFacts } from './todo-list.model.ts'
import { lockTodoListOfThesis } from './todo-list-row.queries.ts'

const confirmationColumns = {
  studentConfirmedAt: todoItem.studentConfirmedAt,
  instructorConfirmedAt: todoItem.instructorConfirmedAt,
}

type ConfirmationRow = Pick<typeof todoItem.$inferSelect, keyof typeof confirmationColumns>

export function confirmationOf(row: ConfirmationRow): StepConfirmations {
  return {
    studentConfirmedAt: row.studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: row.instructorConfirmedAt?.toISOString() ?? null,
  }
}

/** The steps of a thesis, locked until the transaction ends; none where there is no list. */
export async function lockStepsOfThesis(tx: Tx, thesisId: number): Promise<StepFacts[]> {
  const list = await lockTodoListOfThesis(tx, thesisId)
  return list === null ? [] : (await listItems(tx, [list.id])).map(stepFacts)
}

/** When each step of the thesis of the row around was confirmed: a value for a read of theses. */
export function confirmationsIn(thesisId: AnyColumn): JsonValue<ConfirmationRow[]> {
  return jsonRows(
    confirmationColumns,
    sql`
      from ${todoItem} join ${todoList} on ${todoList.id} = ${todoItem.listId}
      where ${todoList.thesisId} = ${thesisId}
    `,
  )
}

/** Who has confirmed each step of a thesis; none where there is no list. */
export async function listConfirmations(db: Reader, thesisId: number): Promise<StepConfirmations[]> {
  const rows = await db
    .select(confirmationColumns)
    .from(todoItem)
    .innerJoin(todoList, eq(todoList.id, todoItem.listId))
    .where(eq(todoList.thesisId, thesisId))
  return rows.map(confirmationOf)
}
