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
import { fieldError } from '../api/field-error.ts'
import { onceDone } from '../api/once-done.ts'

interface ReasonDialogProps {
  title: string
  text: string
  label: string
  verb: string
  isPending: boolean
  /** Says what was wrong with the reason, where that is known; the rest of a refusal is said elsewhere. */
  error: unknown
  /** The dialog closes when this resolves. */
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
  /** Below the reason. */
  children?: ReactNode
}

/** An action that cannot be taken back, with the reason that others read. */
export function ReasonDialog({
  title,
  text,
  label,
  verb,
  isPending,
  error,
  onReason,
  onClose,
  children,
}: ReasonDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const refused = fieldError(error, 'reason')
  const problem = isTried && isEmpty ? m.ui_required() : refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty) onceDone(onReason(reason.trim()), onClose)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'break-word' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{text}</DialogContentText>
          <TextField
            label={label}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={problem !== undefined}
            helperText={problem ?? ' '}
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
