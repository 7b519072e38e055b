import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'

/** The rank of an interest among the student's own; screen readers read "priority 3". */
export function PriorityMark({ priority }: { priority: number }) {
  return (
    <Box
      role="img"
      aria-label={m.interest_priority_value({ priority })}
      sx={{
        minWidth: 36,
        px: 1,
        lineHeight: '34px',
        textAlign: 'center',
        border: 1,
        borderColor: 'controlEdge',
        borderRadius: 999,
        bgcolor: 'background.paper',
        fontWeight: 650,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {priority}
    </Box>
  )
}
