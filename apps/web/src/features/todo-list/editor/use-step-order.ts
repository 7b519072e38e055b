import { type DragEvent, useState } from 'react'
import type { Step } from '../../../entities/todo-list/todo-list.mapper.ts'
import { useStore } from '../../../shared/api/store.ts'
import type { StepRow } from '../step/step-rows.ts'
import { idsOf, useMoveQueue } from './use-move-queue.ts'

interface StepOrderOptions {
  rows: readonly StepRow[]
  /** Whether the rules let a step of these stand there. Places count from 0. */
  mayMove: (steps: readonly Step[], from: number, to: number) => boolean
}

/** The order of steps, changed by buttons or by dragging; what is asked for is shown while the API takes it in. */
export function useStepOrder({ rows, mayMove }: StepOrderOptions) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const queue = useMoveQueue(rows)
  const shown = inOrder(rows, useStore(queue.order))
  const steps = shown.map(({ step }) => step)

  const moveTo = (from: number, to: number) => {
    const step = steps[from]
    if (step === undefined || from === to || !mayMove(steps, from, to)) return
    queue.ask(idsOf(shown), step.id, to)
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
        if (dragged === null || !mayMove(steps, dragged, index)) return
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

/** A step that came while others were being moved stands at the end until the order is known again. */
function inOrder(rows: readonly StepRow[], order: readonly number[] | null): readonly StepRow[] {
  if (order === null) return rows
  const place = (row: StepRow) => (order.indexOf(row.step.id) + rows.length + 1) % (rows.length + 1)
  return rows.toSorted((one, other) => place(one) - place(other))
}
