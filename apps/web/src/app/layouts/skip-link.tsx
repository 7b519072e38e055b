import Box from '@mui/material/Box'
import { m } from '../../paraglide/messages.js'
import { NOT_ON_PAPER } from '../../shared/ui/sx.ts'

export const CONTENT_ID = 'content'

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address stays as it is, because a fragment would add an entry to the history.
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        transform: 'translateY(-200%)',
        '&:focus-visible': { transform: 'none' },
        ...NOT_ON_PAPER,
      }}
    >
      {m.shell_skip_to_content()}
    </Box>
  )
}
