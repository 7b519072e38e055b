import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { paths } from '../../shared/paths.ts'
import { useCancelEmailChange } from './account.mutations.ts'

/** Pressed, not done by opening the link, because mail programs open links by themselves. */
export function CancelEmailChange({ token }: { token: string }) {
  const cancel = useCancelEmailChange(token)
  if (cancel.data === 'bad-link') return <Alert severity="warning">{m.account_bad_link()}</Alert>
  if (cancel.data === 'cancelled') return <Cancelled />
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

/** Whoever asked for the change knew the password. */
function Cancelled() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 5 }}>
      <Alert severity="success" role="status" sx={{ width: '100%' }}>
        {m.account_email_cancelled()}
      </Alert>
      <Button component={RouterLink} to={paths.forgotPassword()} variant="contained">
        {m.account_ask_new_password()}
      </Button>
    </Box>
  )
}
