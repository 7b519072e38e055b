import { isApiError } from '@diatrivi/client/api-error'
import { RESEND_AFTER_SECONDS } from '@diatrivi/domain/people/account/activation'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { useAction } from '../../../shared/ui/use-action.ts'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import { useResendCode } from './account.mutations.ts'
import { useCountdown } from './use-countdown.ts'

/** The API sends a code once a minute at most; the button says how long that takes, also when it was asked too early. */
export function ResendCode({ email }: { email: string }) {
  const act = useAction()
  const errorToast = useErrorToast()
  const resend = useResendCode(email)
  const [secondsLeft, startCountdown] = useCountdown()

  const send = async () => {
    const isSent = await act(() => resend.mutateAsync(), {
      done: m.code_sent(),
      onRefused: (error) => {
        errorToast(error)
        if (isApiError(error, 'too_many_attempts')) startCountdown(error.retryAfterSeconds ?? 0)
      },
    })
    if (isSent) startCountdown(RESEND_AFTER_SECONDS)
  }
  return (
    <Box sx={{ mt: 8, pt: 5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{m.code_resend_hint()}</Typography>
      <Button onClick={() => void send()} disabled={resend.isPending || secondsLeft > 0}>
        {secondsLeft > 0 ? nextCodeIn(secondsLeft) : m.code_resend()}
      </Button>
    </Box>
  )
}

function nextCodeIn(seconds: number): string {
  if (seconds <= RESEND_AFTER_SECONDS) return m.code_next_in_seconds({ count: seconds })
  return m.code_next_in_minutes({ count: Math.ceil(seconds / 60) })
}
