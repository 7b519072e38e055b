import Box from '@mui/material/Box'
import { useNavigation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { filledInContrast } from '../../shared/ui/sx.ts'

/** Shown only when a page loads slowly. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <Box
      role="status"
      sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip', height: 3, overflow: 'hidden' }}
    >
      {isLoading && <Box role="progressbar" aria-label={m.control_loading()} sx={BAR} />}
    </Box>
  )
}

const BAR = {
  height: '100%',
  width: '40%',
  bgcolor: 'primary.main',
  ...filledInContrast('Highlight'),
  opacity: 0,
  animation: 'navigation-appears 1ms linear 250ms forwards, navigation-runs 1.2s ease-in-out 250ms infinite',
  '@keyframes navigation-appears': { to: { opacity: 1 } },
  '@keyframes navigation-runs': {
    from: { transform: 'translateX(-100%)' },
    to: { transform: 'translateX(250%)' },
  },
} as const
