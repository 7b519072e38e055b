import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import { htmlIdentity, readableHtml } from '../../../../shared/forms/conflict/readable-html.ts'
import type { TodoListFormValues } from '../todo-list-form.mapper.ts'

export const TODO_LIST_COMPARISON: Comparison<TodoListFormValues> = {
  title: { label: m.word_title, read: ({ title }) => title },
  description: {
    label: m.field_description,
    read: ({ description }) => readableHtml(description),
    identity: ({ description }) => htmlIdentity(description),
  },
}
