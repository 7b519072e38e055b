import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveFactor } from './remove-factor.tsx'
import type { Passkey, SecondFactor } from './second-factor.mapper.ts'
import { useProvenActions } from './second-factor.mutations.ts'
import { SetUpApp } from './set-up-app.tsx'
import { StepText } from './step-text.tsx'

export type FactorAction =
  | { kind: 'set-up-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { kind: 'remove-passkey'; passkey: Passkey }

interface FactorDialogProps {
  act: FactorAction
  factor: SecondFactor
  onClose: () => void
  /** The last way was taken off, and the role demands one. */
  onMustSetUp: () => void
}

/** One action on the own second factor; recovery codes that came of it are kept before the dialog closes. */
export function FactorDialog({ act, factor, onClose, onMustSetUp }: FactorDialogProps) {
  const id = useId()
  const toast = useToast()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const end = (message: string) => {
    toast({ severity: 'success', message })
    onClose()
  }
  return (
    <Dialog
      open
      // The codes are shown this once: a press beside the dialog must not lose them.
      {...(codes === null && { onClose })}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>
        {codes === null ? titleOf(act, factor) : m.second_factor_codes_title()}
      </DialogTitle>
      {codes !== null ? (
        <DialogContent>
          <RecoveryCodes codes={codes} onKept={() => end(doneWords(act))} />
        </DialogContent>
      ) : act.kind === 'remove-app' || act.kind === 'remove-passkey' ? (
        <RemoveFactor
          factor={factor}
          passkey={act.kind === 'remove-passkey' ? act.passkey : null}
          onRemoved={(mustSetUp) => {
            end(doneWords(act))
            if (mustSetUp) onMustSetUp()
          }}
          onCancel={onClose}
        />
      ) : (
        <Giving
          act={act.kind}
          factor={factor}
          onCancel={onClose}
          onDone={(given) => (given === null ? end(doneWords(act)) : setCodes(given))}
        />
      )}
    </Dialog>
  )
}

interface GivingProps {
  act: 'set-up-app' | 'add-passkey' | 'renew-codes'
  factor: SecondFactor
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** The actions that may give recovery codes. */
function Giving({ act, ...props }: GivingProps) {
  const { renewRecoveryCodes } = useProvenActions()
  if (act === 'set-up-app') return <SetUpApp {...props} />
  if (act === 'add-passkey') return <AddPasskey {...props} />
  return (
    <ProofForm
      factor={props.factor}
      act={renewRecoveryCodes}
      onProven={({ recoveryCodes }) => props.onDone(recoveryCodes)}
      submitLabel={m.second_factor_continue()}
      onCancel={props.onCancel}
    >
      <StepText>{m.second_factor_recovery_renew_help()}</StepText>
    </ProofForm>
  )
}

function titleOf(act: FactorAction, { appSince }: SecondFactor): string {
  if (act.kind === 'remove-passkey') return m.second_factor_passkey_remove_of({ name: act.passkey.name })
  const titles = {
    'set-up-app': appSince === null ? m.second_factor_app_set_up() : m.second_factor_app_replace(),
    'remove-app': m.second_factor_app_remove(),
    'add-passkey': m.second_factor_passkey_add(),
    'renew-codes': m.second_factor_recovery_renew(),
  }
  return titles[act.kind]
}

function doneWords({ kind }: FactorAction): string {
  const words = {
    'set-up-app': m.second_factor_app_done(),
    'remove-app': m.second_factor_app_removed(),
    'add-passkey': m.second_factor_passkey_done(),
    'remove-passkey': m.second_factor_passkey_removed(),
    'renew-codes': m.second_factor_recovery_renewed(),
  }
  return words[kind]
}
