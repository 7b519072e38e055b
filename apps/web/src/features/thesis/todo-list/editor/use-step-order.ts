import { useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../../entities/query-keys.ts'
import { m } from '../../../../paraglide/messages.js'
import { errorMessage } from '../../../../shared/api/error-message.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'
import { type Move, useOrder } from '../../../../shared/ui/use-order.ts'
import type { StepRow } from '../step/step-rows.ts'
import { moveStep } from '../todo-list.mutations.ts'

/** The steps of a list in the wanted order. One message reports the result of all moves, and can undo them all. */
export function useStepOrder(listId: number, rows: readonly StepRow[]) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorToast = useErrorToast()
  const order = useOrder({
    scope: `steps-of-list-${listId}`,
    kept: rows.map(({ step }) => step.id),
    save: ({ id, to }) => moveStep(id, to),
    refresh: () => refreshTheses(queryClient),
    onDone: (moves, last, { isUndo, undo }) =>
      toast({
        severity: 'success',
        message: isUndo ? m.ui_undone() : sentenceOf(moves, last, rows),
        undo: isUndo || moves.length === 0 ? undefined : undo,
      }),
    onRefused: (error) =>
      errorToast(error, { message: m.todo_lists_move_refused({ reason: errorMessage(error) }) }),
  })
  return { shown: inOrder(rows, order.asked), move: order.move }
}

/** A step that was added while others were being moved stands at the end until the order is fetched again. */
function inOrder(rows: readonly StepRow[], order: readonly number[] | null): readonly StepRow[] {
  if (order === null) return rows
  const place = (row: StepRow) => (order.indexOf(row.step.id) + rows.length + 1) % (rows.length + 1)
  return rows.toSorted((one, other) => place(one) - place(other))
}

function sentenceOf(moves: readonly Move[], last: Move, rows: readonly StepRow[]): string {
  const title = rows.find(({ step }) => step.id === last.id)?.step.title
  if (moves.length > 1 || title === undefined) return m.todo_lists_moved_several()
  return m.todo_lists_moved({ title, position: last.to + 1, count: rows.length })
}
