import { RESEND_AFTER_SECONDS } from '@diatrivi/domain/account/activation'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../shared/ui/use-act.ts'
import { useResendCode } from './account.mutations.ts'

/** Within a minute the API sends no second code, although it reports success. */
export function ResendCode({ email }: { email: string }) {
  const act = useAct()
  const resend = useResendCode(email)
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), RESEND_AFTER_SECONDS * 1_000)
    return () => clearTimeout(timer)
  }, [isResting])

  const send = async () => {
    if (await act(() => resend.mutateAsync(), { done: m.account_code_sent(), duration: 6_000 }))
      setResting(true)
  }
  return (
    <Box sx={{ mt: 8, pt: 5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{m.account_resend_hint()}</Typography>
      <Button onClick={() => void send()} disabled={resend.isPending || isResting}>
        {isResting ? m.account_code_resting() : m.account_resend_code()}
      </Button>
    </Box>
  )
}
