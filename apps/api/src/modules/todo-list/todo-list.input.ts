import type {
  CreateTodoItemBody,
  CreateTodoListBody,
  EditTodoItemBody,
} from '@diatrivi/contract/todo-list/todo-list.schemas'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../platform/refusal/refusal.ts'

/* What people send about lists and steps, in the words used inside. */

export function newListOf({ todoList, template }: z.output<typeof CreateTodoListBody>) {
  return {
    title: todoList.doListTitle,
    description: todoList.doListDescr,
    thesisId: template ? null : (todoList.thesisID ?? null),
  }
}

export function newItemOf({ todoListItem }: z.output<typeof CreateTodoItemBody>) {
  return {
    title: todoListItem.dliTitle,
    description: todoListItem.dliDescr,
    duration: { amount: todoListItem.dliDuration, unit: todoListItem.dliDurationUnit },
  }
}

export function itemChangeOf({ todoListItem }: z.output<typeof EditTodoItemBody>) {
  return {
    title: todoListItem.dliTitle,
    description: todoListItem.dliDescr,
    duration: { amount: todoListItem.dliDuration, unit: todoListItem.dliDurationUnit },
  }
}

/** Longer than its unit allows, once what was left out of a change is taken from the step. */
export function durationRefusal(): Refusal {
  return invalidFields({ dliDuration: 'duration_cap' })
}

export const TODO_LIST_REFUSALS: ConstraintRefusals = {
  todo_list_thesisId_unique: () => new Refusal('has_list'),
}
