import { isApiError } from '@diatrivi/client/api-error'
import { PASSKEY_NAME_MAX } from '@diatrivi/contract/limits'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { passkeyProblem } from '../../../shared/passkeys.ts'
import { ProofForm } from './proof-form.tsx'
import type { SetUpProps } from './second-factor.mapper.ts'
import { useAddPasskey, useProvenActions } from './second-factor.mutations.ts'
import { StartAgain } from './start-again.tsx'
import { StepText } from './step-text.tsx'

type PasskeyOptions = Parameters<typeof useAddPasskey>[0]

/** A passkey: the password, then its name and the person's device. */
export function AddPasskey({ factor, onDone, onCancel }: SetUpProps) {
  const { beginPasskey } = useProvenActions()
  const [options, setOptions] = useState<PasskeyOptions | null>(null)
  if (options === null) {
    return (
      <ProofForm
        factor={factor}
        act={beginPasskey}
        onProven={(begun) => setOptions(begun.options)}
        submitLabel={m.second_factor_continue()}
        onCancel={onCancel}
      >
        <StepText>{m.second_factor_passkey_help()}</StepText>
      </ProofForm>
    )
  }
  return (
    <CreatePasskey
      options={options}
      onDone={onDone}
      onStartAgain={() => setOptions(null)}
      onCancel={onCancel}
    />
  )
}

interface CreatePasskeyProps extends Pick<SetUpProps, 'onDone' | 'onCancel'> {
  options: PasskeyOptions
  onStartAgain: () => void
}

/** A press of its own, because browsers ask the device only after one; what was given up can be tried again. */
function CreatePasskey({ options, onDone, onStartAgain, onCancel }: CreatePasskeyProps) {
  const form = useForm({ defaultValues: { name: '' } })
  const add = useAddPasskey(options)
  const ofTheCall = isApiError(add.error) ? add.error : null
  return (
    <FormShell
      form={form}
      onSubmit={({ name }) =>
        onceDone(add.mutateAsync(name), (outcome) => outcome !== 'wrong' && onDone(outcome.recoveryCodes))
      }
      pending={add.isPending}
      error={ofTheCall}
      submitLabel={m.second_factor_passkey_create()}
      pendingLabel={m.second_factor_passkey_creating()}
      {...(onCancel && { onCancel })}
    >
      <StepText>{m.second_factor_passkey_create_help()}</StepText>
      <FormTextField
        name="name"
        label={m.second_factor_passkey_name()}
        helperText={m.second_factor_passkey_name_help()}
        required={m.second_factor_passkey_name_required()}
        autoComplete="off"
        autoFocus
        slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX } }}
      />
      {add.data === 'wrong' && (
        <StartAgain why={m.second_factor_passkey_refused()} onStartAgain={onStartAgain} />
      )}
      {add.error && ofTheCall === null && <Alert severity="error">{passkeyProblem(add.error)}</Alert>}
    </FormShell>
  )
}
