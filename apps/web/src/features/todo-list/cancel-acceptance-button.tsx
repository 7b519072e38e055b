import type { Step } from '../../model/todo-list.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { useConfirm } from '../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { useToast } from '../../shared/ui/toast-provider.tsx'
import { useCancelStepAcceptance } from './step.mutations.ts'

interface CancelAcceptanceButtonProps {
  step: Step
  /** Why it may not be taken back; null when it may. */
  reason: string | null
  onDone: () => void
}

export function CancelAcceptanceButton({ step, reason, onDone }: CancelAcceptanceButtonProps) {
  const confirm = useConfirm()
  const toast = useToast()
  const cancel = useCancelStepAcceptance()

  const ask = async () => {
    const isSure = await confirm({
      title: m.todo_list_cancel_acceptance(),
      text: m.todo_list_cancel_acceptance_text({ title: step.title }),
      confirmLabel: m.todo_list_cancel_acceptance(),
      cancelLabel: m.ui_cancel(),
    })
    if (!isSure) return
    cancel.mutate(step.id, {
      onSuccess: () => {
        toast({ severity: 'success', message: m.todo_list_acceptance_cancelled() })
        onDone()
      },
      onError: (error) => toast({ severity: 'error', message: errorMessage(error) }),
    })
  }

  return (
    <ReasonedButton size="small" reason={reason} disabled={cancel.isPending} onClick={ask}>
      {m.todo_list_cancel_acceptance()}
    </ReasonedButton>
  )
}
