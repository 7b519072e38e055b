import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { ConflictNotice } from '../../../../shared/forms/conflict/conflict-notice.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { StepFields } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'

interface StepDialogProps {
  listId: number
  /** The step to change, or null for a new one. */
  step: Step | null
  open: boolean
  onClose: () => void
}

/** Adds a step or changes one. */
export function StepDialog({ open, onClose, ...props }: StepDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <StepDialogForm titleId={id} onClose={onClose} {...props} />
    </Dialog>
  )
}

/** Mounted only while the dialog is open, so that it starts fresh each time. */
function StepDialogForm(props: Omit<StepDialogProps, 'open'> & { titleId: string }) {
  const { listId, step, titleId, onClose } = props
  const toast = useToast()
  const { shell, conflict } = useStepForm({
    listId,
    step,
    onSaved: () => {
      toast({ severity: 'success', message: step === null ? m.todo_lists_step_added() : m.ui_saved() })
      onClose()
    },
  })
  return (
    <>
      <DialogTitle id={titleId}>
        {step === null ? m.todo_lists_add_step() : m.todo_lists_edit_step()}
      </DialogTitle>
      <FormShell
        {...shell}
        submitLabel={step === null ? m.todo_lists_add_step() : m.ui_save()}
        onCancel={onClose}
      >
        <StepFields autoFocus />
        <ConflictNotice conflict={conflict} />
      </FormShell>
    </>
  )
}
