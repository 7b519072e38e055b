import type { ActOnTheses } from '../../../../entities/thesis/thesis-fates.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useAct } from '../../../../shared/ui/use-act.ts'
import { useCopyTodoListToTheses } from '../todo-list.mutations.ts'
import { ChooseListDialog } from './choose-list-dialog.tsx'

/** Chooses a list of which each thesis gets a copy, with fresh progress. */
export function CopyListToTheses({ theses, onClose, onDone }: ActOnTheses) {
  const act = useAct()
  const copy = useCopyTodoListToTheses()
  const copyToAll = (list: TodoList) =>
    act(async () => {
      const fates = await copy.mutateAsync({ listId: list.id, thesisIds: theses.map(({ id }) => id) })
      onDone(fates, (count) => m.todo_lists_copied_to({ count }))
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
