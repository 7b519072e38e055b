import type { SecondFactorWay } from '@diatrivi/domain/people/account/second-factor'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import type { SessionFacts } from '../../../../shared/api/session.ts'
import KeyOutlined from '../../../../shared/icons/key-outlined.tsx'
import { passkeyProblem } from '../../../../shared/passkeys.ts'
import { CodeStep } from './code-step.tsx'
import { type SecondStepOutcome, useSignInWithPasskey } from './second-step.mutations.ts'

interface SecondStepProps {
  challenge: string
  /** How the account may go on. */
  ways: readonly SecondFactorWay[]
  onSignedIn: (facts: SessionFacts) => unknown
  /** The challenge is over. */
  onOver: () => void
  onBack: () => void
}

const IN_ORDER = ['totp', 'passkey', 'recovery_code'] as const

/** After the right password: the code of the application, a passkey, or a recovery code. */
export function SecondStep({ challenge, ways, onSignedIn, onOver, onBack }: SecondStepProps) {
  const id = useId()
  const [way, setWay] = useState(() => IN_ORDER.find((one) => ways.includes(one)) ?? 'recovery_code')
  const passkey = useSignInWithPasskey(challenge)
  const goOn = (outcome: SecondStepOutcome) => {
    if (outcome.kind === 'over') onOver()
    if (outcome.kind === 'signed-in') onSignedIn(outcome.facts)
  }
  const switchTo = (next: SecondFactorWay) => {
    passkey.reset()
    setWay(next)
  }
  const isMain = way === 'passkey'

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <Typography id={id} variant="h3" component="h2">
        {m.second_factor_step_title()}
      </Typography>
      {way !== 'passkey' && <CodeStep key={way} challenge={challenge} way={way} onOutcome={goOn} />}
      {isMain && <Typography>{m.second_factor_step_passkey_help()}</Typography>}
      {passkey.error && <Alert severity="error">{passkeyProblem(passkey.error)}</Alert>}
      {passkey.data?.kind === 'wrong' && (
        <Alert severity="warning">{m.second_factor_proof_wrong_passkey()}</Alert>
      )}
      {ways.includes('passkey') && (
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          size="large"
          startIcon={<KeyOutlined aria-hidden />}
          autoFocus={isMain}
          disabled={passkey.isPending}
          onClick={() => onceDone(passkey.mutateAsync(), goOn)}
        >
          {passkey.isPending ? m.second_factor_passkey_creating() : m.second_factor_step_use_passkey()}
        </Button>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        {ways.includes('totp') && way !== 'totp' && (
          <Button variant="text" onClick={() => switchTo('totp')}>
            {m.second_factor_step_use_app()}
          </Button>
        )}
        {ways.includes('recovery_code') && way !== 'recovery_code' && (
          <Button variant="text" onClick={() => switchTo('recovery_code')}>
            {m.second_factor_step_use_recovery()}
          </Button>
        )}
        <Button variant="text" color="neutral" onClick={onBack}>
          {m.second_factor_start_again()}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.second_factor_step_lost()}
      </Typography>
    </Box>
  )
}
