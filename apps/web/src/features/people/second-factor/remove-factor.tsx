import { m } from '../../../paraglide/messages.js'
import { ProofForm } from './proof-form.tsx'
import type { Passkey, SecondFactor } from './second-factor.mapper.ts'
import { useProvenActions } from './second-factor.mutations.ts'
import { StepText } from './step-text.tsx'

interface RemoveFactorProps {
  factor: SecondFactor
  /** Null for the application on the telephone. */
  passkey: Passkey | null
  onRemoved: (mustSetUp: boolean) => void
  onCancel: () => void
}

/** Says what the sign-in will ask for afterwards, and takes one way off. */
export function RemoveFactor({ factor, passkey, onRemoved, onCancel }: RemoveFactorProps) {
  const { removeApp, removePasskey } = useProvenActions()
  const ways = factor.passkeys.length + (factor.appSince === null ? 0 : 1)
  const isLast = ways === 1
  const mustSetUp = isLast && factor.isDemanded
  const meaning = mustSetUp
    ? m.second_factor_remove_last_demanded()
    : isLast
      ? m.second_factor_remove_last()
      : m.second_factor_remove_one()
  return (
    <ProofForm
      factor={factor}
      act={passkey === null ? removeApp : removePasskey(passkey.id)}
      onProven={() => onRemoved(mustSetUp)}
      submitLabel={m.word_remove()}
      color="error"
      onCancel={onCancel}
    >
      <StepText>
        {meaning} {m.second_factor_others_end()}
      </StepText>
    </ProofForm>
  )
}
