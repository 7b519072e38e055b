import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import CloseOutlined from '../../icons/close-outlined.tsx'
import { useConfirm } from '../../ui/confirm-provider.tsx'
import { ConflictNotice } from '../conflict/conflict-notice.tsx'
import { type Conflict, otherThanConflict } from '../conflict/use-conflict.ts'
import { FormShell } from '../form-shell.tsx'

interface RecordDialogProps<Values extends FieldValues> {
  title: string
  form: UseFormReturn<Values>
  fieldOfWire: Readonly<Record<string, Path<Values>>>
  pending: boolean
  error: unknown
  conflict: Conflict
  onSubmit: (values: Values) => void
  onClose: () => void
  children: ReactNode
}

/** A record's form: over the page on wide screens, the whole screen on phones. Asks before it drops what was typed. */
export function RecordDialog<Values extends FieldValues>({
  title,
  form,
  onClose,
  error,
  conflict,
  children,
  ...shell
}: RecordDialogProps<Values>) {
  const id = useId()
  const confirm = useConfirm()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { isDirty } = form.formState

  const close = async () => {
    if (shell.pending) return
    const isSure =
      !isDirty ||
      (await confirm({
        title: m.ui_leave_title(),
        text: m.ui_close_form_text(),
        confirmLabel: m.ui_leave(),
        cancelLabel: m.ui_stay(),
        isDestructive: true,
      }))
    if (isSure) onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ transition: { onEnter: showBeginning } }}
      sx={WHOLE_CHOICES}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <DialogTitle id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        {isPhone && (
          <IconButton aria-label={m.ui_close()} onClick={close} sx={{ mr: 3 }}>
            <CloseOutlined aria-hidden />
          </IconButton>
        )}
      </Box>
      <FormShell
        {...shell}
        form={form}
        error={otherThanConflict(error)}
        guard
        submitLabel={m.ui_save()}
        onCancel={close}
      >
        {children}
        <ConflictNotice conflict={conflict} />
      </FormShell>
    </Dialog>
  )
}

/** The field that has the focus would show a long name from its end. */
function showBeginning({ ownerDocument: { activeElement } }: HTMLElement) {
  if (!(activeElement instanceof HTMLInputElement)) return
  activeElement.setSelectionRange(0, 0)
  activeElement.scrollLeft = 0
}

/** A long rank takes a second line rather than lose its end. */
const WHOLE_CHOICES = { '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }
