import type { Wire } from '@diatrivi/contract/endpoints'
import { TODO_LIST_NAMES } from '@diatrivi/contract/thesis/todo-list/todo-list.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { TodoList } from '../../../entities/todo-list/todo-list.mapper.ts'
import { type DraftShape, isText } from '../../../shared/forms/draft-shape.ts'

/** Repeats the contract's limit, which stands beside schemas that no page may load. */
export const LIST_TITLE_MAX = 255

/** The values of the form of a list. */
export interface TodoListFormValues {
  title: string
  /** HTML of the editor. */
  description: string
}

export const EMPTY_TODO_LIST_FORM: TodoListFormValues = { title: '', description: '' }

export const TODO_LIST_DRAFT: DraftShape<TodoListFormValues> = {
  version: 1,
  fields: { title: isText, description: isText },
}

export function toTodoListForm(list: TodoList): TodoListFormValues {
  return { title: list.title, description: list.description }
}

/** A list without a thesis is a template. */
export function toNewTodoList(
  values: TodoListFormValues,
  thesisId: number | null,
): NonNullable<Wire<'createTodoList'>['body']> {
  return {
    todoList: { doListTitle: values.title, doListDescr: values.description, thesisID: thesisId },
    template: thesisId === null,
  }
}

/** Every field that the API takes: one that is left out would stay as it was. */
export function toEditedTodoList(
  listId: number,
  values: TodoListFormValues,
): { todoList: Required<NonNullable<Wire<'editTodoList'>['body']>['todoList']> } {
  return { todoList: { doListID: listId, doListTitle: values.title, doListDescr: values.description } }
}

/** The wire's field -> the form's, for refusals that name a field. */
export const TODO_LIST_FIELD_OF_WIRE = plainNames(
  TODO_LIST_NAMES satisfies Record<keyof TodoListFormValues, string>,
)
