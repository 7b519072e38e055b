import type { PasswordOwner } from '@diatrivi/domain/people/account/guessable-words'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormPasswordField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { NewPasswordField } from '../../../shared/forms/new-password-field.tsx'
import { weaknessOf } from '../../../shared/forms/password-weakness.ts'
import { TOAST_DURATION, useToast } from '../../../shared/ui/toast-provider.tsx'
import { useChangePassword } from './profile.mutations.ts'
import { PASSWORD_FIELD_OF_WIRE } from './profile-form.mapper.ts'

interface ChangePasswordDialogProps {
  /** The username is for the browser's password manager; all of it must not be in the password. */
  owner: PasswordOwner & { username: string }
  onClose: () => void
}

const EMPTY = { old: '', next: '', repeat: '' }

type Passwords = typeof EMPTY

export function ChangePasswordDialog({ owner, onClose }: ChangePasswordDialogProps) {
  const id = useId()
  const toast = useToast()
  const change = useChangePassword()
  const form = useForm<Passwords>({ defaultValues: EMPTY })

  const save = ({ old, next }: Passwords) =>
    onceDone(change.mutateAsync({ oldPassword: old, newPassword: next }), (wasRight) => {
      if (!wasRight) {
        form.setFocus('old')
        return toast({
          severity: 'warning',
          message: m.control_wrong_password(),
          duration: TOAST_DURATION.passwordRefused,
        })
      }
      toast({ severity: 'success', message: m.profile_password_changed() })
      onClose()
    })

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{m.profile_password_change()}</DialogTitle>
      <FormShell
        form={form}
        onSubmit={save}
        pending={change.isPending}
        error={change.error}
        fieldOfWire={PASSWORD_FIELD_OF_WIRE}
        submitLabel={m.ui_save()}
        reason={reasonToWait(form.watch(), owner)}
        onCancel={onClose}
      >
        <input type="text" name="username" autoComplete="username" value={owner.username} readOnly hidden />
        <PasswordFields owner={owner} />
      </FormShell>
    </Dialog>
  )
}

/** A field that is empty is not wrong yet; the button says what is missing. */
function PasswordFields({ owner }: { owner: PasswordOwner }) {
  const [next, repeat] = useWatch<Passwords, ['next', 'repeat']>({ name: ['next', 'repeat'] })
  const isDifferent = repeat !== '' && repeat !== next
  return (
    <>
      <FormPasswordField
        name="old"
        label={m.profile_password_old()}
        autoComplete="current-password"
        required
        helperText={RESERVED}
        autoFocus
      />
      <NewPasswordField
        name="next"
        label={m.profile_new_password()}
        required
        ownerOf={() => owner}
        isJudgedWhileTyped
      />
      <FormPasswordField
        name="repeat"
        label={m.profile_password_again()}
        autoComplete="new-password"
        required
        helperText={RESERVED}
        typingError={isDifferent ? m.profile_passwords_differ() : undefined}
      />
    </>
  )
}

/** The space of the message, so that nothing moves when it appears. */
const RESERVED = ' '

/** Why the form cannot be saved yet; errors of a field are shown at the field. */
function reasonToWait({ old, next, repeat }: Passwords, owner: PasswordOwner): string | null {
  if (old === '' || next === '' || repeat === '') return m.profile_password_fill_in()
  return next === repeat && weaknessOf(next, owner) === null ? null : m.profile_password_correct()
}
