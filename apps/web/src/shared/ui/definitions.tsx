import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'

interface DefinitionsProps {
  entries: readonly { term: string; value: ReactNode }[]
  /** How the terms are set: their column's width beside the values, and their weight. */
  terms?: { width: string; fontWeight: number }
  /** Values of a word or a number: beside their terms on phones too. */
  areShort?: boolean
}

const STRONG = { width: '170px', fontWeight: 600 }

/** Terms and their values: side by side on wide screens, below each other on phones unless they are short. */
export function Definitions({ entries, terms = STRONG, areShort = false }: DefinitionsProps) {
  const onPhones = areShort ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)'
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: onPhones, sm: `${terms.width} minmax(0, 1fr)` },
        columnGap: 5,
        rowGap: { xs: 0, sm: 2 },
      }}
    >
      {entries.map(({ term, value }) => (
        <Fragment key={term}>
          <Box component="dt" sx={{ fontWeight: terms.fontWeight, color: 'text.secondary' }}>
            {term}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, mb: { xs: areShort ? 1 : 3, sm: 0 }, minWidth: 0, overflowWrap: 'break-word' }}
          >
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
