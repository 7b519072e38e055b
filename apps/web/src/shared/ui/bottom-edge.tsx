import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { BOTTOM_BAR } from './measures.ts'

interface BottomEdgeProps {
  /** Whether the action stands in the page where that has two columns; otherwise it is there on phones only. */
  isInPage?: boolean
  children: ReactNode
}

/** On phones the lower edge of the window, where the main action of a page is within reach of the thumb. */
export function BottomEdge({ isInPage = false, children }: BottomEdgeProps) {
  return (
    <Box {...{ [BOTTOM_BAR]: '' }} sx={isInPage ? EDGE_OR_PAGE : EDGE_ALONE}>
      {isInPage && <GlobalStyles styles={ABOVE_EDGE} />}
      {children}
    </Box>
  )
}

const EDGE = {
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  bgcolor: { xs: 'background.default', lg: 'transparent' },
  borderColor: 'divider',
  '& .MuiButton-root': { width: { xs: '100%', lg: 'auto' } },
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

/** An edge that stays leaves the end of the page to be scrolled above it. */
const ABOVE_EDGE = (theme: Theme) => ({ [theme.breakpoints.down('lg')]: { body: { paddingBottom: 76 } } })
