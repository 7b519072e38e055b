import type { ActionOnTheses } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useCopyTodoListToTheses } from '../todo-list.mutations.ts'
import { ChooseListDialog } from './choose-list-dialog.tsx'

/** Chooses a list of which each thesis gets a copy, with fresh progress. */
export function CopyListToTheses({ theses, onClose, onDone }: ActionOnTheses) {
  const act = useAction()
  const copy = useCopyTodoListToTheses()
  const copyToAll = (list: TodoList) =>
    act(async () => {
      const outcomes = await copy.mutateAsync({ listId: list.id, thesisIds: theses.map(({ id }) => id) })
      onDone(outcomes, (count) => m.todo_lists_copied_to({ count }))
    })
  return (
    <ChooseListDialog
      title={m.todo_lists_copy_to({ count: theses.length })}
      isPending={copy.isPending}
      open
      onClose={onClose}
      onChoose={(list) => void copyToAll(list)}
    />
  )
}
