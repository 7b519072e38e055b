import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import UndoOutlined from '../../../../shared/icons/undo-outlined.tsx'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useWithdrawStep } from '../step.mutations.ts'
import type { RunStepAction } from './use-step-action.ts'

interface WithdrawStepButtonProps {
  step: Step
  /** Why it may not be taken back; null when it may. */
  reason: string | null
  run: RunStepAction
}

/** The student takes back what waits for the instructor and was not read. */
export function WithdrawStepButton({ step, reason, run }: WithdrawStepButtonProps) {
  const confirm = useConfirm()
  const withdraw = useWithdrawStep()

  const ask = async () => {
    const isSure = await confirm({
      text: m.todo_list_withdraw_text({ title: step.title }),
      confirmLabel: m.word_withdraw(),
      cancelLabel: m.ui_cancel(),
    })
    if (!isSure) return
    await run(() => withdraw.mutateAsync(step.id), { done: m.todo_list_withdrawn() })
  }

  return (
    <ReasonedButton
      size="small"
      reason={reason}
      startIcon={<UndoOutlined />}
      disabled={withdraw.isPending}
      onClick={ask}
      sx={{ justifySelf: 'start' }}
    >
      {m.todo_list_withdraw()}
    </ReasonedButton>
  )
}
