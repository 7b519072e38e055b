import type { ThesisFacts } from '@diatrivi/domain/thesis/thesis/thesis'
import type { StepFacts } from '@diatrivi/domain/thesis/todo-list/step'
import type { ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { findThesisFacts, lockThesis } from '../thesis/thesis-lock.queries.ts'
import { listItems } from './todo-item.repository.ts'
import { stepFacts, type TodoItem } from './todo-list.model.ts'
import {
  findListIdOfItem,
  findTodoListRow,
  listIdOfItem,
  lockTodoListRow,
  type TodoListRow,
  thesisIdOfList,
} from './todo-list-row.queries.ts'

/** A list and its steps, for the rules and for the change. */
export interface LockedTodoList {
  row: TodoListRow
  /** The thesis that the list is attached to, locked as well; null for a template and for a list left behind. */
  thesis: ThesisInQuestion | null
  facts: ListFacts
  items: TodoItem[]
  /** The same steps as the rules see them. */
  steps: StepFacts[]
}

export interface LockedStep {
  list: LockedTodoList
  item: TodoItem
  /** Counted from 0. */
  index: number
}

/**
 * The list, locked against changes until the transaction ends; 404 when there is none.
 * Its thesis is locked first, as everywhere. A list never goes from one thesis to another, so that the one it was
 * attached to a moment ago is the one to lock: meanwhile it can only have been detached.
 */
export async function lockTodoList(tx: Tx, listId: number | SQL): Promise<LockedTodoList> {
  const lockedThesis = await lockThesis(tx, thesisIdOfList(listId))
  const row = found(await lockTodoListRow(tx, listId))
  const thesis = row.thesisId === null ? null : lockedThesis
  // A statement of its own, which sees what was written while the locks were waited for.
  const items = await listItems(tx, [row.id])
  const facts = listFacts(row, thesis)
  return { row, thesis, facts, items, steps: items.map(stepFacts) }
}

/** The list of a step, locked, and the step in it; 404 when there is no such step, or no longer. */
export async function lockStep(tx: Tx, itemId: number): Promise<LockedStep> {
  const list = await lockTodoList(tx, listIdOfItem(itemId))
  const index = list.items.findIndex((item) => item.id === itemId)
  return { list, index, item: found(list.items[index]) }
}

/** What the rules need to know of a list beside its steps, for those who only read. */
export async function readListFacts(db: Reader, row: TodoListRow): Promise<ListFacts> {
  return listFacts(row, row.thesisId === null ? null : await findThesisFacts(db, row.thesisId))
}

/** The same of the list that a step stands in; 404 when there is no such step. */
export async function readListFactsOfStep(db: Reader, itemId: number): Promise<ListFacts> {
  const listId = found(await findListIdOfItem(db, itemId))
  return readListFacts(db, found(await findTodoListRow(db, listId)))
}

/** The student whose work stands in the list: the one who left it behind, or who has its thesis. */
export function studentOfList({ thesis, formerStudentId }: ListFacts): number | null {
  return formerStudentId === undefined ? (thesis?.studentId ?? null) : formerStudentId
}

function listFacts(row: TodoListRow, thesis: ThesisFacts | null): ListFacts {
  const facts = { instructorId: row.instructorId, thesis }
  return row.archivedAt === null ? facts : { ...facts, formerStudentId: row.formerStudentId }
}
