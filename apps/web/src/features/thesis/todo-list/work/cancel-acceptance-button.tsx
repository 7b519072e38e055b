import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useCancelStepAcceptance } from '../step.mutations.ts'
import type { RunStepAction } from './use-step-action.ts'

interface CancelAcceptanceButtonProps {
  step: Step
  /** Why it may not be taken back; null when it may. */
  reason: string | null
  run: RunStepAction
}

export function CancelAcceptanceButton({ step, reason, run }: CancelAcceptanceButtonProps) {
  const confirm = useConfirm()
  const cancel = useCancelStepAcceptance()

  const ask = async () => {
    const isSure = await confirm({
      text: m.todo_list_cancel_acceptance_text({ title: step.title }),
      confirmLabel: m.word_withdraw(),
      cancelLabel: m.ui_cancel(),
    })
    if (!isSure) return
    await run(() => cancel.mutateAsync(step.id), { done: m.todo_list_acceptance_cancelled() })
  }

  return (
    <ReasonedButton
      size="small"
      reason={reason}
      disabled={cancel.isPending}
      onClick={ask}
      sx={{ justifySelf: 'start' }}
    >
      {m.todo_list_cancel_acceptance()}
    </ReasonedButton>
  )
}
