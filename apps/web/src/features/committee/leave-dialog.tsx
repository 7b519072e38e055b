import { REASON_MAX } from '@diatrivi/contract/limits'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLeaveSeat } from './committee.mutations.ts'

interface LeaveDialogProps {
  seatId: number
  /** Of the member for whom a secretary writes it down. */
  memberName?: string
  onClose: () => void
}

/** Leaving a committee, with the reason that the supervisor reads. */
export function LeaveDialog({ seatId, memberName, onClose }: LeaveDialogProps) {
  const id = useId()
  const leave = useLeaveSeat()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const forOther = memberName !== undefined
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && (await leave.mutateAsync({ seatId, reason: reason.trim(), forOther }))) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {forOther ? m.committee_leave_for_named({ name: memberName }) : m.committee_leave_title()}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>
            {forOther ? m.committee_leave_for_text() : m.committee_leave_text()}
          </DialogContentText>
          <TextField
            label={m.committee_leave_reason()}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isTried && isEmpty}
            helperText={isTried && isEmpty ? m.ui_required() : ' '}
            required
            multiline
            minRows={3}
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={leave.isPending}>
            {m.committee_leave_verb()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
