import { isApiError } from '@diatrivi/client/api-error'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormCodeField, withoutBlanks } from '../../../shared/forms/form-code-field.tsx'
import { FormPasswordField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { passkeyProblem, signWithPasskey } from '../../../shared/passkeys.ts'
import { isSetUp, type Proof, type SecondFactor } from './second-factor.mapper.ts'

const EMPTY = { password: '', code: '' }

interface ProofFormProps<Done> {
  factor: SecondFactor
  /** The action that waits for the proof. */
  act: (proof: Proof) => Promise<Done | 'wrong-proof' | 'wrong-password'>
  onProven: (done: Done) => void
  submitLabel: string
  color?: ButtonProps['color']
  /** Closes the dialog that the form stands in. */
  onCancel?: (() => void) | undefined
  /** What the action means. */
  children?: ReactNode
}

/** Asks for the password and, where a second factor is set up, for a proof of it: a code or a passkey. */
export function ProofForm<Done>({
  factor,
  act,
  onProven,
  submitLabel,
  color = 'primary',
  onCancel,
  children,
}: ProofFormProps<Done>) {
  const form = useForm({ defaultValues: EMPTY })
  const hasApp = factor.appSince !== null
  const mayUsePasskey = factor.passkeys.length > 0
  const [isByPasskey, setByPasskey] = useState(mayUsePasskey && !hasApp)
  const isAskedForCode = isSetUp(factor) && !isByPasskey

  const prove = useMutation({
    mutationFn: async ({ password, code }: typeof EMPTY) => {
      if (isAskedForCode) return act({ password, code: withoutBlanks(code) })
      if (!isByPasskey) return act({ password })
      const { options } = await call('beginPasskeyProof')
      return act({ password, passkey: await signWithPasskey(options) })
    },
  })
  const changeWay = () => {
    prove.reset()
    setByPasskey(!isByPasskey)
  }
  const ofTheCall = isApiError(prove.error) ? prove.error : null

  return (
    <FormShell
      form={form}
      onSubmit={(values) =>
        onceDone(prove.mutateAsync(values), (outcome) => {
          if (outcome === 'wrong-password') return form.setFocus('password')
          if (outcome === 'wrong-proof')
            return isAskedForCode && form.setFocus('code', { shouldSelect: true })
          onProven(outcome as Exclude<typeof outcome, string>)
        })
      }
      pending={prove.isPending}
      error={ofTheCall}
      submitLabel={submitLabel}
      pendingLabel={isByPasskey ? m.second_factor_passkey_creating() : m.second_factor_checking()}
      button={{ color }}
      {...(onCancel && { onCancel })}
    >
      {children}
      <FormPasswordField
        name="password"
        label={m.control_password()}
        autoComplete="current-password"
        required={m.control_password_required()}
        autoFocus
      />
      {isAskedForCode && (
        <FormCodeField
          name="code"
          label={hasApp ? m.second_factor_proof_code() : m.second_factor_step_recovery()}
          helperText={hasApp ? m.second_factor_proof_code_help() : undefined}
          required={m.second_factor_proof_required()}
          inputMode="text"
          autoComplete="one-time-code"
        />
      )}
      {isByPasskey && <Typography>{m.second_factor_proof_by_passkey()}</Typography>}
      {mayUsePasskey && (
        <Box>
          <Button variant="text" onClick={changeWay} disabled={prove.isPending}>
            {isByPasskey ? m.second_factor_with_code() : m.second_factor_with_passkey()}
          </Button>
        </Box>
      )}
      {prove.data === 'wrong-password' && (
        <Alert severity="warning">{m.second_factor_password_wrong()}</Alert>
      )}
      {prove.data === 'wrong-proof' && (
        <Alert severity="warning">
          {isByPasskey ? m.second_factor_proof_wrong_passkey() : m.second_factor_proof_wrong()}
        </Alert>
      )}
      {prove.error && ofTheCall === null && <Alert severity="error">{passkeyProblem(prove.error)}</Alert>}
    </FormShell>
  )
}
