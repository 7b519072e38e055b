import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useCopyTodoList } from '../todo-list.mutations.ts'
import { ChooseListDialog } from './choose-list-dialog.tsx'

interface CopyListDialogProps {
  thesisId: number
  open: boolean
  onClose: () => void
}

/** Chooses a list whose copy, with fresh progress, the thesis gets. */
export function CopyListDialog({ open, onClose, thesisId }: CopyListDialogProps) {
  const act = useAction()
  const copy = useCopyTodoList()
  const copyIt = async (list: TodoList) => {
    const copying = () => copy.mutateAsync({ listId: list.id, thesisId })
    if (await act(copying, { done: m.todo_lists_copied() })) onClose()
  }
  return (
    <ChooseListDialog
      title={m.todo_lists_copy()}
      isPending={copy.isPending}
      open={open}
      onClose={onClose}
      onChoose={(list) => void copyIt(list)}
    />
  )
}
