import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { formatPercent } from '../format/numbers.ts'

interface Measure {
  label: string
  /** 0 to 100. */
  value: number
}

/** Two slim bars, one above the other: the progress of time and that of the work. */
export function ProgressPair({ upper, lower }: { upper: Measure; lower: Measure }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Bar {...upper} tone="neutral" />
      <Bar {...lower} tone="primary" />
    </Box>
  )
}

function Bar({ label, value, tone }: Measure & { tone: 'neutral' | 'primary' }) {
  const id = useId()
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mb: 1,
          fontSize: '0.875rem',
          lineHeight: 1.3,
          color: 'text.secondary',
        }}
      >
        <span id={id}>{label}</span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.primary' }}>
          {formatPercent(percent)}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        sx={{ '& .MuiLinearProgress-bar': { bgcolor: `${tone}.main` } }}
      />
    </div>
  )
}
