import type { Actor } from '@diatrivi/domain/people/account/role'
import { canTodoList, type ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useDeleteTodoList } from '../todo-list.mutations.ts'

interface DeleteListButtonProps {
  list: TodoList
  actor: Actor
  /** Unknown where only the list is loaded; then the API decides. */
  facts: ListFacts | null
  /** A small button stands on the card of each list, so its name includes the list. */
  size?: 'small' | 'medium'
  /** Leaves the page, where it shows this list only. */
  leave?: () => unknown
}

/** Asks first; with a thesis the progress goes too, and the question says so. */
export function DeleteListButton({ list, actor, facts, size = 'medium', leave }: DeleteListButtonProps) {
  const confirm = useConfirm()
  const act = useAction()
  const deleteList = useDeleteTodoList(leave)
  const reason = facts === null ? null : refusalSentence(canTodoList.delete(actor, facts))

  const ask = async () => {
    const isSure = await confirm({
      text:
        list.thesis === null
          ? m.todo_lists_delete_template_text({ title: list.title })
          : m.todo_lists_delete_attached_text({ title: list.title, thesis: list.thesis.title }),
      confirmLabel: list.thesis === null ? m.word_delete() : m.word_remove(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    const done = list.thesis === null ? m.todo_lists_list_deleted() : m.todo_lists_list_removed()
    await act(() => deleteList.mutateAsync(list.id), { done })
  }

  return (
    <ReasonedButton
      reason={reason}
      size={size}
      color="error"
      startIcon={<DeleteOutlined />}
      disabled={deleteList.isPending}
      {...(size === 'small' && { 'aria-label': fullName(list) })}
      onClick={ask}
    >
      {shortName(list, size)}
    </ReasonedButton>
  )
}

/** A template is deleted; a list is removed from its thesis. */
function shortName({ thesis }: TodoList, size: 'small' | 'medium'): string {
  if (size === 'small') return thesis === null ? m.word_delete() : m.word_remove()
  return thesis === null ? m.todo_lists_delete_list() : m.todo_lists_remove_list()
}

function fullName({ thesis, title }: TodoList): string {
  return thesis === null ? m.todo_lists_delete_named({ title }) : m.todo_lists_remove_named({ title })
}
