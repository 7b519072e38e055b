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
import { type Its, useCancel } from './examination.mutations.ts'

/** Calling an examination off, with the reason that all read. */
export function CancelDialog({ its, onClose }: { its: Its; onClose: () => void }) {
  const id = useId()
  const cancel = useCancel()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && (await cancel.mutateAsync({ its, reason: reason.trim() }))) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{m.examination_cancel_title()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{m.examination_cancel_text()}</DialogContentText>
          <TextField
            label={m.examination_field_reason()}
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
          <Button type="submit" variant="contained" color="error" loading={cancel.isPending}>
            {m.examination_cancel()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
