import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { connection } from '../../shared/api/connection.ts'
import { useStore } from '../../shared/api/store.ts'
import { NO_ANSWER } from '../../shared/ui/measures.ts'

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Stays until the API answers, unless the whole page says so. It pushes the page down, so that the top of the page can still be read. */
export function ConnectionBanner({ top }: { top: number }) {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  const isFailing = useStore(connection.store) === 'failing'
  const queryClient = useQueryClient()

  return (
    <Box role="status" sx={{ position: 'sticky', top, zIndex: 'appBar' }}>
      {(!isOnline || isFailing) && (
        <Alert
          severity="warning"
          sx={BANNER}
          action={
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              sx={{ whiteSpace: 'nowrap' }}
              onClick={() => queryClient.refetchQueries({ type: 'active' })}
            >
              {m.control_retry()}
            </Button>
          }
        >
          <b>{isOnline ? m.shell_unreachable_title() : m.shell_offline_title()}</b>{' '}
          {m.shell_unreachable_text()}
        </Alert>
      )}
    </Box>
  )
}

const BANNER = {
  [`body:has([${NO_ANSWER}]) &`]: { display: 'none' },
  borderRadius: 0,
  borderBottom: 1,
  borderColor: 'divider',
  justifyContent: { xs: 'flex-start', sm: 'center' },
  px: { xs: 4, md: 6 },
  pt: 1,
  pb: { xs: 2, sm: 1 },
  '& .MuiAlert-action': { m: 0, pl: { xs: '34px', sm: 4 } },
  // On a phone the button takes a row of its own, below the text.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: '0 1 auto' }, pb: { xs: 0, sm: '9px' } },
} as const
