import { todoItem, todoList } from '../modules/thesis/todo-list/tables.ts'
import type { AccountFactories } from './account.factories.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type TodoListRow = typeof todoList.$inferSelect
type TodoItemRow = typeof todoItem.$inferSelect

/** How far a step has come. */
export type StepState = 'untouched' | 'finished' | 'confirmed'

export type TodoListValues = Partial<TodoListRow> & {
  instructor?: { id: number }
  /** Attached to it, and its instructor's unless the values say otherwise. */
  thesis?: { id: number; instructorId: number }
  /** One step for each, in order. */
  steps?: readonly StepState[]
}

export function todoListFactories({ db, clock }: FactoryDependencies, { anInstructor }: AccountFactories) {
  /** The first of its list, unless `position` says otherwise. */
  const aStep = (
    list: { id: number },
    { state = 'untouched', ...values }: Partial<TodoItemRow> & { state?: StepState } = {},
  ): Promise<TodoItemRow> =>
    inserted(db, todoItem, {
      position: 1,
      title: `Βήμα ${nextNumber()}`,
      durationAmount: 2,
      durationUnit: 'weeks',
      studentConfirmedAt: state === 'untouched' ? null : clock.now(),
      instructorConfirmedAt: state === 'confirmed' ? clock.now() : null,
      ...values,
      listId: list.id,
    })

  /** A template without steps, unless the values say otherwise. */
  const aTodoList = async ({ instructor, thesis, steps = [], ...values }: TodoListValues = {}) => {
    const owner = values.instructorId ?? instructor?.id ?? thesis?.instructorId ?? (await anInstructor()).id
    const list: TodoListRow = await inserted(db, todoList, {
      title: `Λίστα ${nextNumber()}`,
      thesisId: thesis?.id ?? null,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      instructorId: owner,
    })
    const rows: TodoItemRow[] = []
    for (const [index, state] of steps.entries()) {
      rows.push(await aStep(list, { position: index + 1, state }))
    }
    return { ...list, steps: rows }
  }

  return { aTodoList, aStep }
}
