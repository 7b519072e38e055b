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
import { useVoidPaper } from './paper.mutations.ts'
import type { Paper } from './paper.queries.ts'
import { nameOf } from './paper-words.tsx'

/** Declaring a paper void, with the reason. */
export function VoidDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const id = useId()
  const voiding = useVoidPaper()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && (await voiding.mutateAsync({ paperId: paper.paperID, reason: reason.trim() }))) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{m.paper_void_title({ paper: nameOf(paper) })}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{m.paper_void_text()}</DialogContentText>
          <TextField
            label={m.paper_void_reason()}
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
          <Button type="submit" variant="contained" color="error" loading={voiding.isPending}>
            {m.paper_void_verb()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
