import type { Actor } from '@diatrivi/domain/account/role'
import { canTodoList, type ListFacts } from '@diatrivi/domain/todo-list/step.policy'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import type { TodoList } from '../../model/todo-list.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { useConfirm } from '../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { useAct } from '../../shared/ui/use-act.ts'
import { useDeleteTodoList } from './todo-list.mutations.ts'

interface DeleteListButtonProps {
  list: TodoList
  actor: Actor
  /** Unknown where only the list is loaded: the API then has the last word. */
  facts: ListFacts | null
  label: string
  /** Small buttons stand beside several lists: their name says which. */
  size?: 'small' | 'medium'
  /** Where the page is of this list alone: the way out of it. */
  leave?: () => unknown
}

/** Asks first; with a thesis the progress goes too, and the question says so. */
export function DeleteListButton({
  list,
  actor,
  facts,
  label,
  size = 'medium',
  leave,
}: DeleteListButtonProps) {
  const confirm = useConfirm()
  const act = useAct()
  const deleteList = useDeleteTodoList(leave)
  const reason = facts === null ? null : refusalSentence(canTodoList.delete(actor, facts))

  const ask = async () => {
    const isSure = await confirm({
      title: list.thesis === null ? m.todo_list_delete_list() : m.todo_list_remove_list(),
      text:
        list.thesis === null
          ? m.todo_list_delete_template_text({ title: list.title })
          : m.todo_list_delete_attached_text({ title: list.title, thesis: list.thesis.title }),
      confirmLabel: m.todo_list_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    await act(() => deleteList.mutateAsync(list.id), { done: m.todo_list_list_deleted() })
  }

  return (
    <ReasonedButton
      reason={reason}
      size={size}
      color="error"
      variant={size === 'small' ? 'text' : 'outlined'}
      startIcon={<DeleteOutlined />}
      disabled={deleteList.isPending}
      {...(size === 'small' && { 'aria-label': m.todo_list_delete_named({ title: list.title }) })}
      onClick={ask}
    >
      {label}
    </ReasonedButton>
  )
}
