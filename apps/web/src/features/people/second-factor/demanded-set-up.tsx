import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { passkeyRefusal } from '../../../shared/passkeys.ts'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactor } from './second-factor.mapper.ts'
import { SetUpApp } from './set-up-app.tsx'
import { StepHeading, StepText } from './step-text.tsx'

interface DemandedSetUpProps {
  factor: SecondFactor
  onDone: () => void
}

/** The choice of a way, the way, and the recovery codes, one after the other on a page of their own. */
export function DemandedSetUp({ factor, onDone }: DemandedSetUpProps) {
  const [way, setWay] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const keep = (given: string[] | null) => (given === null ? onDone() : setCodes(given))

  if (codes !== null) {
    return (
      <>
        <StepHeading>{m.second_factor_codes_title()}</StepHeading>
        <RecoveryCodes codes={codes} onKept={onDone} />
      </>
    )
  }
  if (way === null) {
    return (
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Box>
          <StepHeading>{m.second_factor_app()}</StepHeading>
          <StepText>{m.second_factor_app_help()}</StepText>
          <Button variant="contained" sx={{ mt: 3 }} onClick={() => setWay('app')}>
            {m.second_factor_app_set_up()}
          </Button>
        </Box>
        <Box>
          <StepHeading>{m.second_factor_passkey()}</StepHeading>
          <StepText>{m.second_factor_passkey_help()}</StepText>
          <ReasonedButton
            sx={{ mt: 3 }}
            reason={passkeyRefusal(factor.passkeyHost)}
            onClick={() => setWay('passkey')}
          >
            {m.second_factor_passkey_add()}
          </ReasonedButton>
        </Box>
      </Box>
    )
  }
  const SetUp = way === 'app' ? SetUpApp : AddPasskey
  return (
    <>
      <StepHeading>{way === 'app' ? m.second_factor_app() : m.second_factor_passkey()}</StepHeading>
      <SetUp factor={factor} onDone={keep} />
      <Button variant="text" sx={{ mt: 4 }} onClick={() => setWay(null)}>
        {m.second_factor_other_way()}
      </Button>
    </>
  )
}
