import type { Wire } from '@diatrivi/contract/endpoints'
import type { TodoList } from '../../entities/todo-list/todo-list.mapper.ts'

/** The contract's limit stands beside its schemas, which no page may load. */
export const LIST_TITLE_MAX = 255

/** What the form of a list holds. */
export interface TodoListFormValues {
  title: string
  /** HTML of the editor. */
  description: string
}

export const EMPTY_TODO_LIST_FORM: TodoListFormValues = { title: '', description: '' }

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

export function toEditedTodoList(
  listId: number,
  values: TodoListFormValues,
): NonNullable<Wire<'editTodoList'>['body']> {
  return { todoList: { doListID: listId, doListTitle: values.title, doListDescr: values.description } }
}

/** The wire's field -> the form's, for refusals that name a field. */
export const TODO_LIST_FIELD_OF_WIRE: Readonly<Record<string, keyof TodoListFormValues>> = {
  doListTitle: 'title',
  doListDescr: 'description',
}
