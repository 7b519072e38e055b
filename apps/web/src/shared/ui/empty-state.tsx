import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type DrawingName, StateDrawing } from './state-drawing.tsx'

interface EmptyStateProps {
  /** Why there is nothing, in one sentence. */
  text: string
  drawing?: DrawingName
  /** The button or link that would change it. */
  action?: ReactNode
  /** The small form, for a column or a card. */
  isSmall?: boolean
}

export function EmptyState({ text, drawing = 'empty', action, isSmall = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        px: 4,
        py: isSmall ? 6 : { xs: 10, md: 14 },
        textAlign: 'center',
        // Also for a button that stands above its reason.
        '--place-of-actions': 'center',
      }}
    >
      <StateDrawing name={drawing} size={isSmall ? 76 : 112} />
      <Typography sx={{ maxWidth: '44ch', color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  )
}
