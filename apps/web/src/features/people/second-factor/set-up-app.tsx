import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ConfirmApp } from './confirm-app.tsx'
import { ProofForm } from './proof-form.tsx'
import type { SetUpProps } from './second-factor.mapper.ts'
import { useProvenActions } from './second-factor.mutations.ts'
import { StepText } from './step-text.tsx'

/** The application on the telephone: the password, then the secret and its first code. */
export function SetUpApp({ factor, onDone, onCancel }: SetUpProps) {
  const { beginApp } = useProvenActions()
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null)
  if (begun === null) {
    return (
      <ProofForm
        factor={factor}
        act={beginApp}
        onProven={setBegun}
        submitLabel={m.second_factor_continue()}
        onCancel={onCancel}
      >
        <StepText>{m.second_factor_app_help()}</StepText>
        {factor.appSince !== null && <StepText>{m.second_factor_app_replace_help()}</StepText>}
      </ProofForm>
    )
  }
  return <ConfirmApp {...begun} onDone={onDone} onStartAgain={() => setBegun(null)} onCancel={onCancel} />
}
