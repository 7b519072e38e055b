import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BOTTOM_BAR, PHONE_BAR_HEIGHT } from './measures.ts'
import { NOT_ON_PAPER } from './sx.ts'

interface BottomEdgeProps {
  /** Whether the action stands in the page where that has two columns; otherwise it is there on phones only. */
  isInPage?: boolean
  children: ReactNode
}

/** On phones the lower edge of the window, where the main action of a page is within reach of the thumb. */
export function BottomEdge({ isInPage = false, children }: BottomEdgeProps) {
  return (
    <Box {...{ [BOTTOM_BAR]: isInPage ? 'stays' : '' }} sx={isInPage ? EDGE_OR_PAGE : EDGE_ALONE}>
      {children}
    </Box>
  )
}

const EDGE = {
  insetInline: 0,
  bottom: PHONE_BAR_HEIGHT,
  zIndex: 'appBar',
  bgcolor: { xs: 'background.default', lg: 'transparent' },
  borderColor: 'divider',
  '& .MuiButton-root': { width: { xs: '100%', lg: 'auto' } },
  ...NOT_ON_PAPER,
} as const
const EDGE_ALONE = {
  ...EDGE,
  display: { xs: 'block', lg: 'none' },
  position: 'fixed',
  p: 3,
  borderTop: 1,
} as const
const EDGE_OR_PAGE = {
  ...EDGE,
  position: { xs: 'fixed', lg: 'static' },
  p: { xs: 3, lg: 0 },
  borderTop: { xs: 1, lg: 0 },
} as const
