import Alert from '@mui/material/Alert'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { useForgotPassword } from './account.mutations.ts'
import { EmailField } from './email-field.tsx'

export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
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
      onSubmit={({ email }) => onceDone(forgot.mutateAsync(email.trim()), onSent)}
      pending={forgot.isPending}
      error={forgot.error}
      submitLabel={m.account_send_link()}
      pendingLabel={m.word_sending()}
      isAlone
    >
      <EmailField />
    </FormShell>
  )
}
