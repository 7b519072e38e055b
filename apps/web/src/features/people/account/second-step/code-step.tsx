import Alert from '@mui/material/Alert'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormAppCodeField, FormCodeField } from '../../../../shared/forms/form-code-field.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { type SecondStepOutcome, useSignInWithCode } from './second-step.mutations.ts'

interface CodeStepProps {
  challenge: string
  way: 'totp' | 'recovery_code'
  onOutcome: (outcome: SecondStepOutcome) => void
}

export function CodeStep({ challenge, way, onOutcome }: CodeStepProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const signIn = useSignInWithCode(challenge)
  const isOfApp = way === 'totp'
  return (
    <FormShell
      form={form}
      onSubmit={({ code }) =>
        onceDone(signIn.mutateAsync(code), (outcome) => {
          if (outcome.kind === 'wrong') form.setFocus('code', { shouldSelect: true })
          onOutcome(outcome)
        })
      }
      pending={signIn.isPending}
      error={signIn.error}
      submitLabel={m.sign_in_submit()}
      pendingLabel={m.sign_in_pending()}
      isAlone
    >
      {isOfApp ? (
        <FormAppCodeField name="code" autoFocus />
      ) : (
        <FormCodeField
          name="code"
          label={m.second_factor_step_recovery()}
          helperText={m.second_factor_step_recovery_help()}
          required={m.second_factor_step_recovery_required()}
          autoFocus
        />
      )}
      {signIn.data?.kind === 'wrong' && (
        <Alert severity="warning">
          {isOfApp ? m.second_factor_proof_wrong() : m.second_factor_step_recovery_wrong()}
        </Alert>
      )}
    </FormShell>
  )
}
