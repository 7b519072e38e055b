import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A number that comes after the words beside it: its place is kept, so that nothing moves when it is there. */
export function LateCount({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: '2ch', fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Box>
  )
}
