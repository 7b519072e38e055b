import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface DefinitionsProps {
  entries: readonly { term: string; value: ReactNode }[]
}

/** Terms and what they stand for: side by side where there is room, below each other on phones. */
export function Definitions({ entries }: DefinitionsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '170px minmax(0, 1fr)' },
        columnGap: 5,
        rowGap: { xs: 0, sm: 2 },
      }}
    >
      {entries.map(({ term, value }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 600, color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 3, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
