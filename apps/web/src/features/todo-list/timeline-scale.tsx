import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatMonth } from './month-name.ts'
import type { Timeline } from './timeline.ts'

const WIDE = '@container (min-width: 620px)'

/** A name and its track: side by side where there is room, the name above the track where there is not. */
export const TIMELINE_ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 4,
  [WIDE]: { gridTemplateColumns: 'clamp(220px, 32%, 380px) minmax(0, 1fr)' },
} as const

/** What lies over the tracks and not over the names. */
function OverTracks({ sx, children }: { sx?: object; children: ReactNode }) {
  return (
    <Box sx={{ ...TIMELINE_ROW, alignItems: 'stretch', ...sx }}>
      <Box sx={{ display: 'none', [WIDE]: { display: 'block' } }} />
      {children}
    </Box>
  )
}

export function Months({ timeline }: { timeline: Timeline }) {
  const months = timeline.months.filter(({ at }) => at <= NEAR_THE_EDGE)
  const each = Math.ceil(months.length / MOST_ON_A_PHONE)
  return (
    <OverTracks>
      <Box sx={{ position: 'relative', height: 24, borderBottom: 1, borderColor: 'divider' }}>
        {months.map(({ day, at }, index) => (
          <Box key={day} sx={MONTH} style={{ left: `${at}%` }}>
            <Box sx={{ display: index % each === 0 ? 'block' : 'none', [WIDE]: { display: 'none' } }}>
              {formatMonth(day, { hasRoom: false })}
            </Box>
            <Box sx={{ display: 'none', [WIDE]: { display: 'block' } }}>
              {formatMonth(day, { hasRoom: at <= ROOM_FOR_A_YEAR })}
            </Box>
          </Box>
        ))}
      </Box>
    </OverTracks>
  )
}

/** Where the names stand above the tracks; the year is told by the dates of the steps there. */
const MOST_ON_A_PHONE = 8

/** Beyond these a name would leave the timeline. */
const NEAR_THE_EDGE = 90
const ROOM_FOR_A_YEAR = 80
const MONTH = {
  position: 'absolute',
  top: 0,
  px: 1,
  fontSize: '0.8125rem',
  lineHeight: '24px',
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
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
} as const
const FLAG_TO_THE_LEFT = { ...FLAG, left: 'auto', right: 0, clipPath: 'polygon(100% 0, 0 50%, 100% 100%)' }
