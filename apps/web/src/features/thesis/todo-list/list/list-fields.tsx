import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDayLong } from '../../../../shared/format/dates.ts'
import { ConflictNotice } from '../../../../shared/forms/conflict/conflict-notice.tsx'
import {
  continueWith,
  otherThanConflict,
  useConflict,
} from '../../../../shared/forms/conflict/use-conflict.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useEditTodoList } from '../todo-list.mutations.ts'
import { todoListQueries } from '../todo-list.queries.ts'
import { type TodoListFormValues, toTodoListForm } from '../todo-list-form.mapper.ts'
import { TodoListForm } from './todo-list-form.tsx'

/** The list's own fields. The form saves with the version that it shows, so that no change is overwritten unseen. */
export function ListFields({ list }: { list: TodoList }) {
  const [basis, setBasis] = useState(list)
  const form = useForm<TodoListFormValues>({ defaultValues: toTodoListForm(list) })
  const { isDirty } = form.formState
  // An untouched form follows the changes of others; from the first change on it keeps its own version.
  const follow = useEffectEvent((newer: TodoList) => {
    if (newer.version <= basis.version) return
    setBasis(newer)
    form.reset(toTodoListForm(newer))
  })
  useEffect(() => {
    if (!isDirty) follow(list)
  }, [isDirty, list])

  const toast = useToast()
  const queryClient = useQueryClient()
  const edit = useEditTodoList()
  const conflict = useConflict<TodoListFormValues, TodoList>({
    comparison: async () => (await import('./todo-list-comparison.ts')).TODO_LIST_COMPARISON,
    base: () => toTodoListForm(basis),
    mine: () => form.getValues(),
    readSaved: async () => {
      const saved = await queryClient.fetchQuery({ ...todoListQueries.detail(list.id), staleTime: 0 })
      return { saved, values: toTodoListForm(saved), at: formatDayLong(saved.changedOn) }
    },
    onMerged: (merged, { saved, values }) => {
      setBasis(saved)
      continueWith(form, values, merged)
    },
  })

  return (
    <Section title={m.todo_lists_fields()}>
      <TodoListForm
        form={form}
        draftKey={`todo-list-${list.id}`}
        onSave={(values) =>
          conflict.watch(edit.mutateAsync({ listId: list.id, values, version: basis.version }))
        }
        onSaved={() => toast({ severity: 'success', message: m.ui_saved() })}
        pending={edit.isPending}
        error={otherThanConflict(edit.error)}
        submitLabel={m.ui_save()}
        notice={<ConflictNotice conflict={conflict} />}
      />
    </Section>
  )
}
