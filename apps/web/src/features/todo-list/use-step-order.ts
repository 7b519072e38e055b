import { type DragEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../shared/ui/use-act.ts'
import { moved } from './moved.ts'
import type { StepRow } from './step-rows.ts'
import { useMoveStep } from './todo-list.mutations.ts'

interface StepOrderOptions {
  rows: readonly StepRow[]
  /** Whether the rules let a step stand there. Places count from 0. */
  mayMove: (from: number, to: number) => boolean
}

/** The order of steps, changed by buttons or by dragging; what is asked for is shown while the API takes it in. */
export function useStepOrder({ rows, mayMove }: StepOrderOptions) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const act = useAct()
  const move = useMoveStep()

  const asked = move.isPending ? move.variables : null
  const shown =
    asked === null
      ? rows
      : moved(
          rows,
          rows.findIndex(({ step }) => step.id === asked.stepId),
          asked.position - 1,
        )

  const moveTo = (from: number, to: number) => {
    const step = shown[from]?.step
    if (step === undefined || move.isPending || from === to || !mayMove(from, to)) return
    const done = m.todo_list_moved({ title: step.title, position: to + 1, count: rows.length })
    const place = (position: number) => () => move.mutateAsync({ stepId: step.id, position })
    void act(place(to + 1), { done, undo: place(from + 1) })
  }

  const end = () => {
    setDragged(null)
    setOver(null)
  }

  return {
    shown,
    moveTo,
    handleProps: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox begins no drag without data.
        event.dataTransfer.setData('text/plain', String(index))
        const row = event.currentTarget.closest('li')
        if (row !== null) event.dataTransfer.setDragImage(row, 16, 24)
        setDragged(index)
      },
      onDragEnd: end,
    }),
    rowProps: (index: number) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null || !mayMove(dragged, index)) return
        event.preventDefault()
        setOver(index)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged !== null) moveTo(dragged, index)
        end()
      },
    }),
    /** On which side of a row the dragged one would land. */
    dropSide: (index: number): 'before' | 'after' | null => {
      if (dragged === null || over !== index || dragged === index) return null
      return dragged > index ? 'before' : 'after'
    },
  }
}
