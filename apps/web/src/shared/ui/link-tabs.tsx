import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink, type To } from 'react-router'
import { FINGERTIP, NOT_ON_PAPER } from './sx.ts'

interface LinkTabsProps {
  /** What the links lead to, for screen readers. */
  label: string
  children: ReactNode
}

/** Lists beside each other, each with an address of its own, hence links that look like tabs. */
export function LinkTabs({ label, children }: LinkTabsProps) {
  return (
    <Box component="nav" aria-label={label} sx={TABS}>
      {children}
    </Box>
  )
}

interface LinkTabProps {
  to: To
  isShown: boolean
  children: ReactNode
}

export function LinkTab({ to, isShown, children }: LinkTabProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      underline="none"
      aria-current={isShown ? 'page' : undefined}
      sx={TAB}
    >
      {children}
    </Link>
  )
}

const TABS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 4, sm: 6 },
  mb: 5,
  borderBottom: 1,
  borderColor: 'divider',
  ...NOT_ON_PAPER,
} as const

const TAB = {
  minWidth: FINGERTIP,
  textAlign: 'center',
  py: 3,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  borderBottom: 2,
  borderColor: 'transparent',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
} as const
