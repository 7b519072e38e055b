import type { Decision } from '@diatrivi/domain/shared/decision'
import type { StepState } from '@diatrivi/domain/todo-list/step'
import type { StepRefusal } from '@diatrivi/domain/todo-list/step.policy'
import { refusalSentence } from '../../../entities/thesis/refusal-sentence.ts'
import { m } from '../../../paraglide/messages.js'

export type StepAct = 'finish' | 'reply' | 'cancelAcceptance'

/** The API has one word for everything out of turn; a screen that knows the step can say what is missing. */
function outOfTurn(act: StepAct, state: StepState): string {
  if (act === 'cancelAcceptance') return m.todo_list_only_last_acceptance()
  if (state === 'locked') return m.todo_list_locked_why()
  if (act === 'reply') return m.todo_list_student_not_done()
  return m.todo_list_waiting_for_reply()
}

/** Why a turn of a step may not be taken now, or null when it may. */
export function stepRefusalSentence(
  decision: Decision<StepRefusal>,
  act: StepAct,
  state: StepState,
): string | null {
  if (!decision.allowed && decision.reason === 'step_order') return outOfTurn(act, state)
  return refusalSentence(decision)
}
