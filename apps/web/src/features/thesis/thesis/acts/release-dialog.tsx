import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'
import { useReleaseThesis } from '../thesis.mutations.ts'

interface ReleaseDialogProps {
  thesis: Thesis
  open: boolean
  onClose: () => void
}

/** Ends the assignment of a student who gave up; the reason goes into the history. */
export function ReleaseDialog({ thesis, open, onClose }: ReleaseDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const toast = useToast()
  const errorToast = useErrorToast()
  const release = useReleaseThesis()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    // Awaited, because callbacks of `mutate` are dropped: the released thesis does not show this dialog any more.
    try {
      await release.mutateAsync({ thesisId: thesis.id, reason })
      toast({ severity: 'success', message: m.thesis_released() })
      onClose()
    } catch (error) {
      errorToast(error)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{m.thesis_release()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{m.thesis_release_text()}</DialogContentText>
          <TextField
            label={m.thesis_release_reason()}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing}
            helperText={isMissing ? m.ui_required() : ' '}
            required
            multiline
            minRows={3}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={release.isPending}>
            {m.thesis_release()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
