import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import { useEffect, useRef } from 'react'
import { useAct } from '../../../../shared/ui/use-act.ts'

type Act = ReturnType<typeof useAct>

/**
 * Runs an act on a step. The pressed button disappears when the step changes its state, so the focus then goes to
 * the heading of the step, which is named by its id.
 */
export function useStepAct(headingId: string, state: StepState): Act {
  const act = useAct()
  const leaving = useRef<StepState | null>(null)

  useEffect(() => {
    if (leaving.current === null || leaving.current === state) return
    leaving.current = null
    document.getElementById(headingId)?.focus()
  }, [headingId, state])

  return async (request, messages) => {
    leaving.current = state
    const isDone = await act(request, messages)
    if (!isDone) leaving.current = null
    return isDone
  }
}

export type RunStepAct = Act
