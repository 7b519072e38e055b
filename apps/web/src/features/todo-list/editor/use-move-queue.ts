import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import type { StepRow } from '../step/step-rows.ts'
import { moveStep } from '../todo-list.mutations.ts'
import { createMoveQueue, type Move, type MoveQueue } from './move-queue.ts'

export const idsOf = (rows: readonly StepRow[]): number[] => rows.map(({ step }) => step.id)

/** The queue of one list. It tells once how all went that was asked for together, and offers to take it all back. */
export function useMoveQueue(rows: readonly StepRow[]): MoveQueue {
  const queryClient = useQueryClient()
  const toast = useToast()
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])

  const [queue] = useState(() => {
    let isUndoing = false
    const takeBack = (moves: readonly Move[]) => {
      isUndoing = true
      for (const { stepId, from } of moves.toReversed()) {
        made.ask(made.order.get() ?? idsOf(latest.current), stepId, from)
      }
    }
    const made = createMoveQueue({
      send: moveStep,
      refresh: () => refreshTheses(queryClient),
      onDone: (moves, last) => {
        const message = isUndoing ? m.ui_undone() : sentenceOf(moves, last, latest.current)
        const undo = isUndoing || moves.length === 0 ? undefined : () => takeBack(moves)
        isUndoing = false
        toast({ severity: 'success', message, undo })
      },
      onRefused: (error) => {
        isUndoing = false
        toast({ severity: 'error', message: m.todo_list_move_refused({ reason: errorMessage(error) }) })
      },
    })
    return made
  })
  return queue
}

function sentenceOf(moves: readonly Move[], last: Move, rows: readonly StepRow[]): string {
  const title = rows.find(({ step }) => step.id === last.stepId)?.step.title
  if (moves.length > 1 || title === undefined) return m.todo_list_moved_several()
  return m.todo_list_moved({ title, position: last.to + 1, count: rows.length })
}
