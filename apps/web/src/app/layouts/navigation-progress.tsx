import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useNavigation } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** Shown only when a page takes its time: what comes at once needs no sign. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <Box sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip', height: 3 }}>
      {isLoading && (
        <LinearProgress
          aria-label={m.shell_loading()}
          sx={{
            height: 3,
            borderRadius: 0,
            opacity: 0,
            animation: 'navigation-progress-appears 1ms linear 250ms forwards',
            '@keyframes navigation-progress-appears': { to: { opacity: 1 } },
          }}
        />
      )}
    </Box>
  )
}
