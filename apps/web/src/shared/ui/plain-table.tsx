import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface PlainTableProps {
  /** Its name, for those who hear it. */
  label: string
  children: ReactNode
}

/** A small table that is read whole: its columns follow their content and break no word; what is wider is scrolled sideways. */
export function PlainTable({ label, children }: PlainTableProps) {
  return (
    <Box role="group" tabIndex={0} aria-label={label} sx={SCROLLED}>
      <Box component="table" aria-label={label} sx={TABLE}>
        {children}
      </Box>
    </Box>
  )
}

/** As wide as there is space, however wide the table, whose hidden words are scrolled with it: nothing around it grows. */
export const SCROLLED = { overflowX: 'auto', contain: 'inline-size', position: 'relative' } as const

/** The look of every table in the page's flow. */
export const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'manual',
  overflowWrap: 'normal',
  '& th, & td': { p: 2, textAlign: 'start', borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& thead th': { fontWeight: 600 },
  '& tbody th': { fontWeight: 400 },
} as const
