import { checkPassword } from '@diatrivi/domain/account/password-rule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { isApiError } from '../../shared/api/api-error.ts'
import { onceDone } from '../../shared/api/once-done.ts'
import { passwordMinLength } from '../../shared/api/page-settings.ts'
import { FormAlert } from '../../shared/forms/form-alert.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { TOAST_DURATION, useToast } from '../../shared/ui/toast-provider.tsx'
import { passwordTroubles } from './password-troubles.ts'
import { useChangePassword } from './profile.mutations.ts'

interface ChangePasswordDialogProps {
  /** For the browser's password manager. */
  username: string
  onClose: () => void
}

export function ChangePasswordDialog({ username, onClose }: ChangePasswordDialogProps) {
  const id = useId()
  const toast = useToast()
  const change = useChangePassword()
  const [typed, setTyped] = useState({ old: '', next: '', repeat: '' })
  const troubles = passwordTroubles(typed, change.error)
  const old = useRef<HTMLInputElement>(null)
  const reason = reasonToWait(typed)
  // A refusal of a field is shown at the field, any other one above.
  const isInField = isApiError(change.error) && Object.keys(change.error.fields).length > 0
  const failure = isInField ? null : change.error

  const type = (field: keyof typeof typed) => (value: string) => {
    change.reset()
    setTyped({ ...typed, [field]: value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog's form lies inside the page's in the tree, though not on the screen.
    event.stopPropagation()
    if (reason !== null || change.isPending) return
    const changing = change.mutateAsync({ oldPassword: typed.old, newPassword: typed.next })
    onceDone(changing, (wasRight) => {
      if (!wasRight) {
        const duration = TOAST_DURATION.passwordRefused
        old.current?.focus()
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
        <DialogContent sx={{ display: 'grid', gap: 5, pt: 3 }}>
          <FormAlert error={failure} />
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Field
            label={m.profile_password_old()}
            isNew={false}
            value={typed.old}
            onChange={type('old')}
            trouble={troubles.old}
            inputRef={old}
            autoFocus
          />
          <Field
            label={m.profile_password_new()}
            value={typed.next}
            onChange={type('next')}
            trouble={troubles.next}
            help={m.profile_password_short({ count: passwordMinLength() })}
          />
          <Field
            label={m.profile_password_repeat()}
            value={typed.repeat}
            onChange={type('repeat')}
            trouble={troubles.repeat}
          />
        </DialogContent>
        <DialogActions sx={ACTIONS}>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <ReasonedButton type="submit" variant="contained" reason={reason} loading={change.isPending}>
            {m.ui_save()}
          </ReasonedButton>
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
  /** The space of the message is always reserved, so that nothing moves when it appears. */
  help?: string
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
}

function Field({ label, value, onChange, isNew = true, trouble, help = ' ', ...props }: FieldProps) {
  return (
    <PasswordField
      {...props}
      label={label}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={trouble !== undefined}
      helperText={trouble ?? help}
    />
  )
}

/** Why the form cannot be saved yet; errors of a field are shown at the field. */
function reasonToWait({ old, next, repeat }: Record<'old' | 'next' | 'repeat', string>): string | null {
  if (old === '' || next === '' || repeat === '') return m.profile_password_fill_in()
  return checkPassword(next, repeat, passwordMinLength()).allowed ? null : m.profile_password_correct()
}

/** The reason below the button leaves the two in one line. */
const ACTIONS = (theme: Theme) => ({
  [theme.breakpoints.up('sm')]: { alignItems: 'start', '--place-of-actions': 'end' },
})
