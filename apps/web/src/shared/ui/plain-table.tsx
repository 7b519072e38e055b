import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface PlainTableProps {
  /** Its name, for those who hear it. */
  label: string
  /** In pixels, where it may be long: what is higher is scrolled below its head, but on paper. */
  maxHeight?: number
  children: ReactNode
}

/** A small table that is read whole: its columns follow their content and break no word; what is wider is scrolled sideways. */
export function PlainTable({ label, maxHeight, children }: PlainTableProps) {
  return (
    <Box
      role="group"
      tabIndex={0}
      aria-label={label}
      sx={maxHeight === undefined ? SCROLLED : { ...SCROLLED, ...BELOW_HEAD, '@media screen': { maxHeight } }}
    >
      <Box component="table" aria-label={label} sx={TABLE}>
        {children}
      </Box>
    </Box>
  )
}

/** As wide as there is space, however wide the table, whose hidden words are scrolled with it: nothing around it grows. */
export const SCROLLED = { overflowX: 'auto', contain: 'inline-size', position: 'relative' } as const

/** The head stays in sight. Its line is drawn inside it, because the edges of cells are scrolled away. */
const BELOW_HEAD = {
  overflowY: 'auto',
  '& thead th': {
    position: 'sticky',
    top: 0,
    borderTop: 0,
    bgcolor: 'background.paper',
    boxShadow: (theme: Theme) => `inset 0 -1px ${theme.vars.palette.divider}`,
  },
} as const

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
