import type { StepState } from '@diatrivi/domain/todo-list/step'
import { useEffect, useRef } from 'react'
import { useAct } from '../../../shared/ui/use-act.ts'

type Act = ReturnType<typeof useAct>

/**
 * Takes a turn of a step. The button that was pressed is gone once the step has moved on, so the focus then goes to
 * the heading of the step, which is named by its id.
 */
export function useTurn(headingId: string, state: StepState): Act {
  const act = useAct()
  const leaving = useRef<StepState | null>(null)

  useEffect(() => {
    if (leaving.current === null || leaving.current === state) return
    leaving.current = null
    document.getElementById(headingId)?.focus()
  }, [headingId, state])

  return async (turn, told) => {
    leaving.current = state
    const isDone = await act(turn, told)
    if (!isDone) leaving.current = null
    return isDone
  }
}

export type TakeTurn = Act
