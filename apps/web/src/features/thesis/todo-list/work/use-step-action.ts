import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import { useEffect, useRef } from 'react'
import { useAction } from '../../../../shared/ui/use-action.ts'

type Action = ReturnType<typeof useAction>

/**
 * Runs an action on a step. The pressed button disappears when the step changes its state, so the focus then goes to
 * the heading of the step, which is named by its id.
 */
export function useStepAction(headingId: string, state: StepState): Action {
  const act = useAction()
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

export type RunStepAction = Action
