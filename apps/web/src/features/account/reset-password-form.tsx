import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useForm } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../app/paths.ts'
import { m } from '../../paraglide/messages.js'
import { onceDone } from '../../shared/api/once-done.ts'
import { FormShell } from '../../shared/forms/form-shell.tsx'
import { useResetPassword } from './account.mutations.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface ResetPasswordFormProps {
  token: string
  onChanged: () => void
}

export function ResetPasswordForm({ token, onChanged }: ResetPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '', passwordAgain: '' }, mode: 'onTouched' })
  const reset = useResetPassword(token)
  return (
    <FormShell
      form={form}
      onSubmit={({ password }) =>
        onceDone(reset.mutateAsync(password), (outcome) => outcome === 'changed' && onChanged())
      }
      pending={reset.isPending}
      error={reset.error}
      fieldOfWire={{ newpass: 'password' }}
      submitLabel={m.account_save_password()}
    >
      <NewPasswordFields label={m.account_new_password()} />
      {reset.data === 'bad-link' && <BadLink />}
    </FormShell>
  )
}

/** A link is good once and for a while; the way on is a new one. */
export function BadLink() {
  return (
    <Alert severity="warning">
      {m.account_bad_link()}{' '}
      <Link component={RouterLink} to={paths.forgotPassword()} color="inherit">
        {m.account_ask_new_link()}
      </Link>
    </Alert>
  )
}
