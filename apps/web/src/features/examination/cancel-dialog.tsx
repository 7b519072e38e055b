import { m } from '../../paraglide/messages.js'
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx'
import { type Its, useCancel } from './examination.mutations.ts'

/** Calling an examination off, with the reason that all read. */
export function CancelDialog({ its, onClose }: { its: Its; onClose: () => void }) {
  const cancel = useCancel()
  return (
    <ReasonDialog
      title={m.examination_cancel_title()}
      text={m.examination_cancel_text()}
      label={m.examination_field_reason()}
      verb={m.examination_cancel()}
      isPending={cancel.isPending}
      onReason={(reason) => cancel.mutateAsync({ its, reason })}
      onClose={onClose}
    />
  )
}
