import { REASON_MAX } from '@diatrivi/contract/limits'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useReturnStep } from '../step.mutations.ts'
import type { RunStepAction } from './use-step-action.ts'

interface ReturnStepDialogProps {
  step: Step
  open: boolean
  onClose: () => void
  run: RunStepAction
}

/** Sends a step back; the student reads the reason beside it. */
export function ReturnStepDialog({ step, open, onClose, run }: ReturnStepDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const returnStep = useReturnStep()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (returnStep.isPending) return
    const sending = () => returnStep.mutateAsync({ stepId: step.id, reason: reason.trim() })
    if (await run(sending, { done: m.todo_lists_returned(), isAnswer: true })) onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{m.todo_list_return()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>
            {m.todo_lists_return_text({ title: step.title })}
          </DialogContentText>
          <TextField
            label={m.todo_lists_return_reason()}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText={m.todo_lists_return_reason_help()}
            multiline
            minRows={4}
            autoFocus
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" disabled={returnStep.isPending}>
            {m.todo_list_return()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
