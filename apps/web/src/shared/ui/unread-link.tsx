import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { m } from '../../paraglide/messages.js'
import { PasteLink } from './paste-link.tsx'

interface UnreadLinkProps {
  /** Why, and where another one comes from. */
  sentence?: string
}

/** A link of a mail that could not be read: what its person can do with the mail. */
export function UnreadLink({ sentence = m.link_unread() }: UnreadLinkProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="warning">{sentence}</Alert>
      <PasteLink />
    </Box>
  )
}
