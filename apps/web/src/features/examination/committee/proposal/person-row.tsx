import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface PersonRowProps {
  name: string
  action: ReactNode
  children: ReactNode
}

/** A person who could be asked, what is known of him or her, and what can be done. */
export function PersonRow({ name, action, children }: PersonRowProps) {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {children}
      </Box>
      {action}
    </Box>
  )
}

export const ROWS = { m: 0, p: 0, listStyle: 'none' } as const
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  alignItems: 'center',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
