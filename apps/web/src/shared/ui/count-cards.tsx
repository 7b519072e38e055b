import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { Link as RouterLink } from 'react-router'
import { formatNumber } from '../format/numbers.ts'
import { WHOLE_CARD } from './sx.ts'

export interface LinkedCount {
  label: string
  /** The list of what is counted. */
  to: string
  /** Undefined until it is known. */
  count: number | undefined
}

/** Each count with the list behind it; what there is none of steps back. */
export function CountCards({ label, counts }: { label: string; counts: readonly LinkedCount[] }) {
  return (
    <Box component="ul" aria-label={label} sx={GRID}>
      {counts.map(({ label, to, count }) => (
        <Card key={label} component="li" sx={CARD}>
          <Box component="span" sx={{ ...COUNT, ...(count === 0 && { color: 'text.secondary' }) }}>
            {count === undefined ? <Skeleton width={40} /> : formatNumber(count)}
          </Box>
          <Link component={RouterLink} to={to} sx={WHOLE_CARD}>
            {label}
          </Link>
        </Card>
      ))}
    </Box>
  )
}

const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
  m: 0,
  mb: 6,
  p: 0,
  listStyle: 'none',
} as const
const CARD = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'flex-start' },
  columnGap: 4,
  rowGap: 1,
  px: 5,
  py: 4,
} as const
const COUNT = {
  minWidth: 40,
  fontSize: '1.75rem',
  fontWeight: 650,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
} as const
