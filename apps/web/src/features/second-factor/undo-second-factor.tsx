import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { useUndoSecondFactor } from './second-factor.mutations.ts'

/** Pressed, not done by opening the link, because mail programs open links by themselves. */
export function UndoSecondFactor({ token }: { token: string }) {
  const undo = useUndoSecondFactor(token)
  if (undo.data === 'bad-link') return <Alert severity="warning">{m.account_bad_link()}</Alert>
  if (undo.data === 'undone') {
    return (
      <Alert severity="success" role="status">
        {m.second_factor_undone()}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 5 }}>
      {undo.error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {errorMessage(undo.error)}
        </Alert>
      )}
      <Button variant="contained" size="large" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {m.second_factor_undo()}
      </Button>
    </Box>
  )
}
