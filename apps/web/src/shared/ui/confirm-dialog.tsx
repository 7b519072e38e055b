import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { m } from '../../paraglide/messages.js'

export interface Question {
  /** «Είστε βέβαιοι;» by default. */
  title?: string
  /** What will happen; one or two sentences. */
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** Draws the confirmation as something that cannot be undone. */
  isDestructive?: boolean
}

interface ConfirmDialogProps extends Question {
  open: boolean
  onAnswer: (yes: boolean) => void
}

export function ConfirmDialog({ open, onAnswer, ...question }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={() => onAnswer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{question.title ?? m.ui_are_you_sure()}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {question.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          color="neutral"
          onClick={() => onAnswer(false)}
          autoFocus={question.isDestructive === true}
        >
          {question.cancelLabel ?? m.ui_no()}
        </Button>
        <Button
          variant="contained"
          color={question.isDestructive ? 'error' : 'primary'}
          onClick={() => onAnswer(true)}
          autoFocus={question.isDestructive !== true}
        >
          {question.confirmLabel ?? m.ui_yes()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
