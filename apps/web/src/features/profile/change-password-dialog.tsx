import { checkPassword } from '@diatrivi/domain/account/password-rule'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { isApiError } from '../../shared/api/api-error.ts'
import { errorMessage } from '../../shared/api/error-message.ts'
import { onceDone } from '../../shared/api/once-done.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { TOAST_DURATION, useToast } from '../../shared/ui/toast-provider.tsx'
import { passwordTroubles } from './password-troubles.ts'
import { useChangePassword } from './profile.mutations.ts'

interface ChangePasswordDialogProps {
  /** For the browser's keeper of passwords. */
  username: string
  onClose: () => void
}

export function ChangePasswordDialog({ username, onClose }: ChangePasswordDialogProps) {
  const id = useId()
  const toast = useToast()
  const change = useChangePassword()
  const [typed, setTyped] = useState({ old: '', next: '', repeat: '' })
  const troubles = passwordTroubles(typed, change.error)
  const isReady = typed.old !== '' && checkPassword(typed.next, typed.repeat).allowed
  // What the API refused in a field is said there, anything else above.
  const failure = isApiError(change.error) && change.error.fields.newpass ? null : change.error

  const type = (field: keyof typeof typed) => (value: string) => {
    change.reset()
    setTyped({ ...typed, [field]: value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog's form lies inside the page's in the tree, though not on the screen.
    event.stopPropagation()
    if (!isReady || change.isPending) return
    const changing = change.mutateAsync({ oldPassword: typed.old, newPassword: typed.next })
    onceDone(changing, (wasRight) => {
      if (!wasRight) {
        const duration = TOAST_DURATION.passwordRefused
        return toast({ severity: 'warning', message: m.profile_password_wrong(), duration })
      }
      toast({ severity: 'success', message: m.profile_password_changed() })
      onClose()
    })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{m.profile_password_change()}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: 3 }}>
          {failure && <Alert severity="error">{errorMessage(failure)}</Alert>}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Field
            label={m.profile_password_old()}
            isNew={false}
            value={typed.old}
            onChange={type('old')}
            autoFocus
          />
          <Field
            label={m.profile_password_new()}
            value={typed.next}
            onChange={type('next')}
            trouble={troubles.next}
          />
          <Field
            label={m.profile_password_repeat()}
            value={typed.repeat}
            onChange={type('repeat')}
            trouble={troubles.repeat}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady} loading={change.isPending}>
            {m.ui_save()}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  isNew?: boolean
  trouble?: string | undefined
  autoFocus?: boolean
}

function Field({ label, value, onChange, isNew = true, trouble, autoFocus = false }: FieldProps) {
  return (
    <PasswordField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      error={trouble !== undefined}
      // Its place is kept, so that nothing jumps when a trouble appears.
      helperText={trouble ?? ' '}
    />
  )
}
