import { m } from '../../../paraglide/messages.js'
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx'
import { useLeaveSeat } from './committee.mutations.ts'

interface LeaveDialogProps {
  seatId: number
  /** The member for whom a secretary writes it down. */
  memberName?: string
  onClose: () => void
}

/** Leaving a committee, with the reason that the supervisor reads. */
export function LeaveDialog({ seatId, memberName, onClose }: LeaveDialogProps) {
  const leave = useLeaveSeat()
  const forOther = memberName !== undefined
  return (
    <ReasonDialog
      title={forOther ? m.committee_leave_for_named({ name: memberName }) : m.committee_leave_title()}
      text={forOther ? m.committee_leave_for_text() : m.committee_leave_text()}
      label={m.field_reason()}
      verb={m.committee_leave_verb()}
      isPending={leave.isPending}
      error={leave.error}
      onReason={(reason) => leave.mutateAsync({ seatId, reason, forOther })}
      onClose={onClose}
    />
  )
}
