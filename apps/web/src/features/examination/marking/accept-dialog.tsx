import { REASON_MAX } from '@diatrivi/contract/limits'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { saidMarkText } from './mark-words.ts'
import { useAcceptCorrections } from './marking.mutations.ts'
import type { Result } from './marking.queries.ts'

/** The supervisor says that what the committee asked for is done, and the thesis ends with its mark. */
export function AcceptDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const id = useId()
  const accept = useAcceptCorrections(result.examinationID)
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await accept.mutateAsync(note.trim())) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{m.marking_accept()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>
            {m.marking_accept_text(saidMarkText(result.final))}
          </DialogContentText>
          <TextField
            label={m.marking_accept_note()}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            minRows={2}
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={accept.isPending}>
            {m.marking_accept_verb()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
