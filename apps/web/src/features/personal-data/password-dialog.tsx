import Alert from '@mui/material/Alert'
import type { ButtonProps } from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { onceDone } from '../../shared/api/once-done.ts'
import { FormPasswordField } from '../../shared/forms/form-fields.tsx'
import { FormShell } from '../../shared/forms/form-shell.tsx'

interface PasswordDialogProps {
  title: string
  maxWidth: DialogProps['maxWidth']
  /** Takes the password, and says whether it was right. */
  act: UseMutationResult<boolean, Error, string>
  onDone?: () => void
  submitLabel: string
  pendingLabel: string
  button?: Pick<ButtonProps, 'color'>
  onClose: () => void
  /** What is said above the password. */
  children: ReactNode
}

/** Something that is done for the password of the person who is signed in. */
export function PasswordDialog({ title, maxWidth, act, onDone, children, ...form }: PasswordDialogProps) {
  const id = useId()
  const { onClose, ...shell } = form
  const values = useForm({ defaultValues: { password: '' } })
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <FormShell
        {...shell}
        form={values}
        onSubmit={({ password }) =>
          onceDone(act.mutateAsync(password), (wasRight) => {
            if (wasRight) onDone?.()
            else values.setFocus('password')
          })
        }
        pending={act.isPending}
        error={act.error}
        onCancel={onClose}
      >
        {children}
        <FormPasswordField
          name="password"
          label={m.account_password()}
          autoComplete="current-password"
          required={m.account_password_required()}
          autoFocus
        />
        {act.data === false && <Alert severity="warning">{m.profile_password_wrong()}</Alert>}
      </FormShell>
    </Dialog>
  )
}
