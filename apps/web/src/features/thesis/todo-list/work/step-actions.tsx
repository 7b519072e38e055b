import type { Actor } from '@diatrivi/domain/people/account/role'
import { thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import { isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { canStep, type ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import { m } from '../../../../paraglide/messages.js'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import type { StepRow } from '../step/step-rows.ts'
import { CancelAcceptanceButton } from './cancel-acceptance-button.tsx'
import { FinishStepForm } from './finish-step-form.tsx'
import { stepRefusalSentence } from './step-refusal.ts'
import { StepReply } from './step-reply.tsx'
import type { RunStepAction } from './use-step-action.ts'
import { WithdrawStepButton } from './withdraw-step-button.tsx'

interface StepActionsProps {
  row: StepRow
  steps: readonly StepRow['step'][]
  actor: Actor
  facts: ListFacts
  run: RunStepAction
}

/** What the reader may do with a step now. Empty for other readers, and for all once the thesis has ended. */
export function StepActions(props: StepActionsProps) {
  const { actor, facts } = props
  const isWorked =
    facts.thesis !== null && thesisState(facts.thesis) === 'inProgress' && facts.formerStudentId === undefined
  if (!isWorked || facts.thesis === null) return null
  if (isStudentOf(actor, facts.thesis)) return <StudentActions {...props} />
  const isInstructor = actor.role === 'instructor' && actor.accountId === facts.instructorId
  return isInstructor ? <InstructorActions {...props} /> : null
}

function StudentActions({ row, steps, actor, facts, run }: StepActionsProps) {
  if (row.state === 'confirmed') return null
  if (row.state === 'awaitingInstructor') {
    const decision = canStep.withdraw(actor, facts, steps, row.index, row.step.isUnread)
    return <WithdrawStepButton step={row.step} reason={refusalSentence(decision)} run={run} />
  }
  const decision = canStep.finish(actor, facts, steps, row.index)
  if (decision.allowed) return <FinishStepForm step={row.step} run={run} />
  return (
    <ReasonedButton reason={stepRefusalSentence(decision, 'finish', row.state)} startIcon={<CheckOutlined />}>
      {m.todo_list_finish()}
    </ReasonedButton>
  )
}

function InstructorActions({ row, steps, actor, facts, run }: StepActionsProps) {
  if (row.state === 'confirmed') {
    const decision = canStep.cancelAcceptance(actor, facts, steps, row.index)
    const reason = stepRefusalSentence(decision, 'cancelAcceptance', row.state)
    return <CancelAcceptanceButton step={row.step} reason={reason} run={run} />
  }
  const decision = canStep.accept(actor, facts, steps, row.index)
  return <StepReply step={row.step} reason={stepRefusalSentence(decision, 'reply', row.state)} run={run} />
}
