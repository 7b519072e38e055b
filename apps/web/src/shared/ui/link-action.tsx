import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UseMutationResult } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../api/error-message.ts'
import { UnreadLink } from './unread-link.tsx'

interface LinkActionProps {
  act: UseMutationResult<'done' | 'bad-link', Error, void>
  label: string
  /** What is said afterwards. */
  done: string
}

/** What the link of a mail is for: pressed, not done by opening the link, because mail programs open links by themselves. */
export function LinkAction({ act, label, done }: LinkActionProps) {
  if (act.data === 'bad-link') return <UnreadLink sentence={m.account_bad_link()} />
  if (act.data === 'done') {
    return (
      <Alert severity="success" role="status">
        {done}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 5 }}>
      {act.error && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {errorMessage(act.error)}
        </Alert>
      )}
      <Button variant="contained" size="large" disabled={act.isPending} onClick={() => act.mutate()}>
        {label}
      </Button>
    </Box>
  )
}
