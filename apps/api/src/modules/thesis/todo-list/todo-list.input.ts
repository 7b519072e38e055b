import {
  DURATION_NAMES,
  STEP_NAMES,
  TODO_LIST_NAMES,
} from '@diatrivi/contract/thesis/todo-list/todo-list.names'
import type {
  CreateTodoItemBody,
  CreateTodoListBody,
  EditTodoItemBody,
  EditTodoListBody,
} from '@diatrivi/contract/thesis/todo-list/todo-list.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { z } from 'zod'

/* What people send about lists and steps, in the words used inside. Fields left out are left out here too. */

export function newListOf({ todoList, template }: z.output<typeof CreateTodoListBody>) {
  return {
    ...toPlain(TODO_LIST_NAMES, todoList),
    thesisId: template ? null : (todoList.thesisID ?? null),
  }
}

export function listChangeOf({ todoList }: z.output<typeof EditTodoListBody>) {
  return toPlain(TODO_LIST_NAMES, todoList)
}

export function newItemOf({ todoListItem }: z.output<typeof CreateTodoItemBody>) {
  return { ...toPlain(STEP_NAMES, todoListItem), duration: toPlain(DURATION_NAMES, todoListItem) }
}

export function itemChangeOf({ todoListItem }: z.output<typeof EditTodoItemBody>) {
  return { ...toPlain(STEP_NAMES, todoListItem), duration: toPlain(DURATION_NAMES, todoListItem) }
}
