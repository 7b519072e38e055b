import type { Decision } from '@diatrivi/domain/shared/decision'
import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import type { StepRefusal } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import { m } from '../../../../paraglide/messages.js'

export type StepAction = 'finish' | 'reply' | 'cancelAcceptance'

/** The API has one code for every action in the wrong order; the screen knows the step and can say what is missing. */
function wrongOrder(act: StepAction, state: StepState): string {
  if (act === 'cancelAcceptance') return m.todo_list_only_last_acceptance()
  return act === 'finish' || state === 'locked' ? m.todo_list_locked_why() : m.todo_list_student_not_done()
}

/** Why an action on a step is refused now, or null when it is allowed. */
export function stepRefusalSentence(
  decision: Decision<StepRefusal>,
  act: StepAction,
  state: StepState,
): string | null {
  if (!decision.allowed && decision.reason === 'step_order') return wrongOrder(act, state)
  return refusalSentence(decision)
}
