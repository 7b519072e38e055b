import { REASON_MAX } from '@diatrivi/contract/limits'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'

interface ReasonDialogProps {
  title: string
  text: string
  label: string
  verb: string
  isPending: boolean
  /** Resolves to whether it was done, and then the dialog closes. */
  onReason: (reason: string) => Promise<boolean>
  onClose: () => void
  /** Below the reason. */
  children?: ReactNode
}

/** An act that cannot be taken back, with the reason that others read. */
export function ReasonDialog({
  title,
  text,
  label,
  verb,
  isPending,
  onReason,
  onClose,
  children,
}: ReasonDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && (await onReason(reason.trim()))) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{text}</DialogContentText>
          <TextField
            label={label}
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
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isPending}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
