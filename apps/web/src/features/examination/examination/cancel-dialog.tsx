import { useState } from 'react'
import { isLinked, LinkedChoice } from '../../../entities/process/linked-choice.tsx'
import type { TopicGroup } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx'
import { type Its, useCancel } from './examination.mutations.ts'

interface CancelDialogProps {
  its: Its
  group: TopicGroup | null
  onClose: () => void
}

/** Calling an examination off, with the reason that all read. */
export function CancelDialog({ its, group, onClose }: CancelDialogProps) {
  const cancel = useCancel()
  const [linked, setLinked] = useState(isLinked(group))
  return (
    <ReasonDialog
      title={m.examination_cancel_title()}
      text={m.examination_cancel_text()}
      label={m.field_reason()}
      verb={m.examination_cancel()}
      isPending={cancel.isPending}
      error={cancel.error}
      onReason={(reason) => cancel.mutateAsync({ its, reason, linked })}
      onClose={onClose}
    >
      <LinkedChoice group={group} isChosen={linked} onChange={setLinked} />
    </ReasonDialog>
  )
}
