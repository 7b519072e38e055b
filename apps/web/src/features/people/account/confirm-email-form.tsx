import Alert from '@mui/material/Alert'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { type ActivateOutcome, useActivate } from './account.mutations.ts'

interface ConfirmEmailFormProps {
  email: string
  onActivated: () => void
}

export function ConfirmEmailForm({ email, onActivated }: ConfirmEmailFormProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const activate = useActivate(email)
  return (
    <FormShell
      form={form}
      onSubmit={({ code }) =>
        onceDone(
          activate.mutateAsync(code.replace(/\s/g, '')),
          (outcome) => outcome === 'activated' && onActivated(),
        )
      }
      pending={activate.isPending}
      error={activate.error}
      submitLabel={m.account_verify_code()}
      pendingLabel={m.account_verifying()}
      isAlone
    >
      <FormTextField
        name="code"
        label={m.account_code()}
        autoComplete="one-time-code"
        required={m.account_code_required()}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            spellCheck: false,
            maxLength: 20,
            style: { letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      <ActivationProblem outcome={activate.data} />
    </FormShell>
  )
}

function ActivationProblem({ outcome }: { outcome: ActivateOutcome | undefined }) {
  if (outcome === undefined || outcome === 'activated') return null
  return (
    <Alert severity="warning">
      {outcome === 'wrong-code' ? m.account_wrong_code() : m.account_nothing_to_activate()}
    </Alert>
  )
}
