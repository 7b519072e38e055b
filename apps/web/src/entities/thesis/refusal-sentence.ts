import type { Decision } from '@diatrivi/domain/shared/decision'
import type { InterestRefusal } from '@diatrivi/domain/thesis/interest/interest.policy'
import type { ThesisRefusal } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { StepRefusal } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { m } from '../../paraglide/messages.js'

export type Refusal = ThesisRefusal | InterestRefusal | StepRefusal

/** The sentence for each refusal of the domain; the API has the same sentences for these codes. */
const SENTENCES: Record<Refusal, () => string> = {
  not_found: m.refusals_not_found,
  not_owner: m.refusals_not_owner,
  answer_pending: m.refusals_answer_pending,
  not_open: m.refusals_not_open,
  deadline_passed: m.refusals_deadline_passed,
  has_thesis: m.refusals_has_thesis,
  already_assigned: m.refusals_already_assigned,
  before_deadline: m.refusals_before_deadline,
  already_accepted: m.refusals_already_accepted,
  not_interested: m.refusals_not_interested,
  not_assigned: m.refusals_not_assigned,
  has_student: m.refusals_has_student,
  not_in_progress: m.refusals_not_in_progress,
  not_ready: m.refusals_not_ready,
  not_over: m.refusals_not_over,
  thesis_ended: m.refusals_thesis_ended,
  has_list: m.refusals_has_list,
  step_order: m.refusals_step_order,
  step_confirmed: m.refusals_step_confirmed,
  step_not_waiting: m.refusals_step_not_waiting,
  step_read: m.refusals_step_read,
}

/** Why an action may not be taken now, or null when it may. */
export function refusalSentence(decision: Decision<Refusal>): string | null {
  return decision.allowed ? null : SENTENCES[decision.reason]()
}
