import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { connection } from '../../shared/api/connection.ts'
import { useStore } from '../../shared/api/store.ts'
import { TOP_BAR_HEIGHT } from '../../shared/ui/measures.ts'

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Stays until an answer comes; lies over the page so that nothing moves, at the top where no button is. */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  const isFailing = useStore(connection.store) === 'failing'
  const queryClient = useQueryClient()

  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: TOP_BAR_HEIGHT,
        zIndex: 'snackbar',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {(!isOnline || isFailing) && (
        <Alert
          severity="warning"
          sx={BANNER}
          action={
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              onClick={() => queryClient.refetchQueries({ type: 'active' })}
            >
              {m.ui_retry()}
            </Button>
          }
        >
          <AlertTitle sx={{ mb: 0 }}>
            {isOnline ? m.shell_unreachable_title() : m.shell_offline_title()}
          </AlertTitle>
          {m.shell_unreachable_text()}
        </Alert>
      )}
    </Box>
  )
}

const BANNER = {
  m: 3,
  maxWidth: 640,
  border: 1,
  borderColor: 'divider',
  boxShadow: 8,
  pointerEvents: 'auto',
  // On a phone the button takes a row of its own, below the text.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 70%' },
  '& .MuiAlert-action': { m: 0, pl: '34px' },
} as const
