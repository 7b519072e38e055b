import Box from '@mui/material/Box'
import type { ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import CloseOutlined from '../icons/close-outlined.tsx'
import { useConfirm } from '../ui/confirm-provider.tsx'
import { FormShell } from './form-shell.tsx'

interface FormDialogProps<Values extends FieldValues> {
  title: string
  form: UseFormReturn<Values>
  fieldOfWire?: Readonly<Record<string, Path<Values>>>
  pending: boolean
  error: unknown
  submitLabel: string
  pendingLabel?: string
  button?: Pick<ButtonProps, 'disabled' | 'color'>
  onSubmit: (values: Values) => unknown
  /** Between the button that cancels and the one that saves. */
  actions?: ReactNode
  cancelLabel?: string
  onClose: () => void
  /** Closing asks nothing: the fields are a choice that is soon made again. */
  isDropped?: boolean
  children: ReactNode
  /** The whole screen, as on phones. */
  fullScreen?: boolean
}

/** A form over the page. It stays while it is sent, and asks before it drops what was typed. */
export function FormDialog<Values extends FieldValues>({
  title,
  form,
  onClose,
  fullScreen = false,
  isDropped = false,
  children,
  ...shell
}: FormDialogProps<Values>) {
  const id = useId()
  const confirm = useConfirm()
  const asks = form.formState.isDirty && !isDropped
  const close = async () => {
    if (shell.pending) return
    const isSure =
      !asks ||
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
      fullScreen={fullScreen}
      slotProps={{ transition: { onEnter: showBeginning } }}
      sx={WHOLE_CHOICES}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <DialogTitle id={id} sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
          {title}
        </DialogTitle>
        {fullScreen && (
          <IconButton aria-label={m.control_close()} onClick={close} sx={{ mr: 3 }}>
            <CloseOutlined aria-hidden />
          </IconButton>
        )}
      </Box>
      <FormShell {...shell} form={form} guard={!isDropped} onCancel={close}>
        {children}
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
