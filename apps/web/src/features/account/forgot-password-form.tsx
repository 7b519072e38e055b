import Alert from '@mui/material/Alert'
import { useForm } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { FormShell } from '../../shared/forms/form-shell.tsx'
import { useForgotPassword } from './account.mutations.ts'
import { EmailField } from './email-field.tsx'

export function ForgotPasswordForm() {
  const form = useForm({ defaultValues: { email: '' }, mode: 'onTouched' })
  const forgot = useForgotPassword()
  if (forgot.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {m.account_link_sent()}
      </Alert>
    )
  }
  return (
    <FormShell
      form={form}
      onSubmit={({ email }) => forgot.mutate(email.trim())}
      pending={forgot.isPending}
      error={forgot.error}
      submitLabel={m.account_send_link()}
      pendingLabel={m.account_sending()}
    >
      <EmailField />
    </FormShell>
  )
}
