import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../../shared/format/dates.ts'
import { filledInContrast } from '../../../../shared/ui/sx.ts'
import { labelMonths, type MonthLabel } from './month-labels.ts'
import type { Timeline } from './timeline.ts'

const WIDE = '@container (min-width: 620px)'

/** A name and its track: side by side on wide screens, the name above the track on narrow ones. */
export const TIMELINE_ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 4,
  [WIDE]: { gridTemplateColumns: 'clamp(220px, 32%, 380px) minmax(0, 1fr)' },
} as const

/** A layer over the tracks, but not over the names. */
function OverTracks({ sx, children }: { sx?: object; children: ReactNode }) {
  return (
    <Box sx={{ ...TIMELINE_ROW, alignItems: 'stretch', ...sx }}>
      <Box sx={{ display: 'none', [WIDE]: { display: 'block' } }} />
      {children}
    </Box>
  )
}

export function Months({ timeline }: { timeline: Timeline }) {
  return (
    <OverTracks>
      <Box sx={{ position: 'relative', height: 38, borderBottom: 1, borderColor: 'divider' }}>
        {WIDTHS.map(({ width, shown }) => (
          <Box key={width} sx={{ display: 'none', [shown]: { display: 'block' } }}>
            <Names labels={labelMonths(timeline, width)} />
          </Box>
        ))}
      </Box>
    </OverTracks>
  )
}

function Names({ labels }: { labels: readonly MonthLabel[] }) {
  return labels.map(({ day, at, hasYear, isAtEnd }) => (
    <Box key={day} sx={MONTH} style={isAtEnd ? { right: 0 } : { left: `${at}%` }}>
      <span>{formatMonth(day)}</span>
      {hasYear && <Box>{day.slice(0, 4)}</Box>}
    </Box>
  ))
}

/** The share of a name, 37 px at most, in the narrowest track of each width. */
const WIDTHS = [
  { width: 15, shown: '@container (max-width: 309px)' },
  { width: 12, shown: '@container (min-width: 310px) and (max-width: 619px)' },
  { width: 9.7, shown: WIDE },
]

/** Beyond this the flag flies to the left. */
const NEAR_THE_EDGE = 90
const MONTH = {
  position: 'absolute',
  top: 0,
  px: 1,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const

/** The lines that run through all bars: months, the desired end with its flag, today. */
export function Marks({ timeline: { months, today, intendedEnd } }: { timeline: Timeline }) {
  return (
    <OverTracks sx={{ position: 'absolute', inset: 0 }}>
      <Box sx={{ position: 'relative' }}>
        {months.map(({ day, at }) => (
          <Box key={day} sx={{ ...MARK, borderColor: 'divider' }} style={{ left: `${at}%` }} />
        ))}
        {intendedEnd !== null && (
          <Box sx={{ ...MARK, ...POLE }} style={{ left: `calc(${intendedEnd}% - 1px)` }}>
            <Box sx={intendedEnd > NEAR_THE_EDGE ? FLAG_TO_THE_LEFT : FLAG} />
          </Box>
        )}
        {today !== null && <Box sx={{ ...MARK, ...TODAY }} style={{ left: `calc(${today}% - 1px)` }} />}
      </Box>
    </OverTracks>
  )
}

const MARK = { position: 'absolute', insetBlock: 0, borderLeft: '1px solid' } as const
const POLE = { borderLeftWidth: 2, borderColor: 'accent.main' } as const
const TODAY = { borderLeftWidth: 2, borderLeftStyle: 'dashed', borderColor: 'text.primary' } as const
const FLAG = {
  position: 'absolute',
  top: 2,
  left: 0,
  width: 14,
  height: 11,
  bgcolor: 'accent.main',
  ...filledInContrast('CanvasText'),
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
} as const
const FLAG_TO_THE_LEFT = { ...FLAG, left: 'auto', right: 0, clipPath: 'polygon(100% 0, 0 50%, 100% 100%)' }
