import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useCreateTodoList } from '../todo-list.mutations.ts'
import { EMPTY_TODO_LIST_FORM } from '../todo-list-form.mapper.ts'
import { TodoListForm } from './todo-list-form.tsx'

/** Makes a list for a thesis or a template, and continues with its steps. */
export function NewTodoListForm({ thesisId }: { thesisId: number | null }) {
  const toast = useToast()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: EMPTY_TODO_LIST_FORM })
  const create = useCreateTodoList()
  return (
    <TodoListForm
      form={form}
      draftKey={thesisId === null ? 'todo-list-new' : `todo-list-of-${thesisId}`}
      onSave={(values) => create.mutateAsync({ values, thesisId })}
      onSaved={(listId) => {
        toast({ severity: 'success', message: m.todo_lists_list_created() })
        void navigate(paths.instructor.editTodoList(listId))
      }}
      pending={create.isPending}
      error={create.error}
      submitLabel={m.ui_save()}
      actions={
        <Button
          component={Link}
          to={thesisId === null ? paths.instructor.todoLists() : paths.instructor.editThesis(thesisId)}
          variant="text"
          color="neutral"
        >
          {m.ui_cancel()}
        </Button>
      }
    />
  )
}
