import type {
  CreateTodoItemBody,
  CreateTodoListBody,
  EditTodoItemBody,
} from '@diatrivi/contract/todo-list/todo-list.schemas'
import type { z } from 'zod'

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
