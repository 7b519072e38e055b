import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { useCancelEmailChange } from './account.mutations.ts'

/** Pressed, not done by opening the link, because mail programs open links by themselves. */
export function CancelEmailChange({ token }: { token: string }) {
  const cancel = useCancelEmailChange(token)
  if (cancel.data === 'bad-link') return <Alert severity="warning">{m.account_bad_link()}</Alert>
  if (cancel.data === 'cancelled') {
    return (
      <Alert severity="success" role="status">
        {m.account_email_cancelled()}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 5 }}>
      {cancel.error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {errorMessage(cancel.error)}
        </Alert>
      )}
      <Button variant="contained" size="large" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {m.account_cancel_email()}
      </Button>
    </Box>
  )
}
