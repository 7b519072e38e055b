import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'

interface DefinitionsProps {
  entries: readonly { term: string; value: ReactNode }[]
  /** How the terms are set: their column's width beside the values, and their weight. */
  terms?: { width: string; fontWeight: number }
}

const STRONG = { width: '170px', fontWeight: 600 }

/** Terms and their values: side by side on wide screens, below each other on phones. */
export function Definitions({ entries, terms = STRONG }: DefinitionsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${terms.width} minmax(0, 1fr)` },
        columnGap: 5,
        rowGap: { xs: 0, sm: 2 },
      }}
    >
      {entries.map(({ term, value }) => (
        <Fragment key={term}>
          <Box component="dt" sx={{ fontWeight: terms.fontWeight, color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 3, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
