import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'
import { formatMonth } from './month-name.ts'
import type { StepRow } from './step-rows.ts'
import { STEP_SIGNS } from './step-state-sign.tsx'
import { layTimeline, type Timeline } from './timeline.ts'
import { BarTrack } from './timeline-bar.tsx'
import { TimelineLegend } from './timeline-legend.tsx'

interface StepsTimelineProps {
  rows: readonly StepRow[]
  startDate: IsoDate
  intendedEnd: IsoDate | null
  today: IsoDate
}

/** Months along the top, a bar for each step, today's line, the desired end as a flag. */
export function StepsTimeline({ rows, startDate, intendedEnd, today }: StepsTimelineProps) {
  const timeline = layTimeline({ rows, startDate, intendedEnd, today })
  if (timeline === null) return null
  return (
    <Box component="figure" sx={{ m: 0, containerType: 'inline-size' }}>
      <Box component="figcaption" sx={visuallyHidden}>
        {m.todo_list_timeline()}
      </Box>
      <InWords rows={rows} />
      <Box aria-hidden sx={{ position: 'relative' }}>
        <Months timeline={timeline} />
        <Box sx={{ position: 'relative' }}>
          <Marks timeline={timeline} />
          <Box sx={{ position: 'relative', display: 'grid', rowGap: 2, py: 2 }}>
            {timeline.bars.map((bar) => (
              <Box key={bar.row.step.id} sx={ROW}>
                <Box sx={NAME}>
                  {m.todo_list_step_title({ position: bar.row.step.position, title: bar.row.step.title })}
                </Box>
                <BarTrack bar={bar} />
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <TimelineLegend timeline={timeline} today={today} intendedEnd={intendedEnd} />
    </Box>
  )
}

const WIDE = '@container (min-width: 620px)'
const NAMES = '200px'
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 4,
  [WIDE]: { gridTemplateColumns: `${NAMES} minmax(0, 1fr)` },
}
const NAME = {
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

function Months({ timeline }: { timeline: Timeline }) {
  return (
    <Box sx={ROW}>
      <Box sx={{ display: 'none', [WIDE]: { display: 'block' } }} />
      <Box sx={{ position: 'relative', height: 24, borderBottom: 1, borderColor: 'divider' }}>
        {timeline.months.map((month) => (
          <Box
            key={month.day}
            sx={{ ...MONTH, ...(month.at > 90 && { transform: 'translateX(-100%)', pr: 1, pl: 0 }) }}
            style={{ left: `${month.at}%` }}
          >
            {formatMonth(month.day)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const MONTH = {
  position: 'absolute',
  top: 0,
  pl: 1,
  fontSize: '0.8125rem',
  lineHeight: '24px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const

/** The lines that run through all bars. */
function Marks({ timeline }: { timeline: Timeline }) {
  const { months, today, intendedEnd } = timeline
  return (
    <Box sx={{ ...ROW, position: 'absolute', inset: 0, alignItems: 'stretch' }}>
      <Box sx={{ display: 'none', [WIDE]: { display: 'block' } }} />
      <Box sx={{ position: 'relative' }}>
        {months.map((month) => (
          <Box key={month.day} sx={{ ...MARK, borderColor: 'divider' }} style={{ left: `${month.at}%` }} />
        ))}
        {intendedEnd !== null && (
          <Box
            sx={{ ...MARK, borderLeftWidth: 2, borderColor: 'accent.main' }}
            style={{ left: `calc(${intendedEnd}% - 1px)` }}
          >
            <Box sx={FLAG} />
          </Box>
        )}
        {today !== null && (
          <Box
            sx={{ ...MARK, borderLeftWidth: 2, borderLeftStyle: 'dashed', borderColor: 'text.primary' }}
            style={{ left: `calc(${today}% - 1px)` }}
          />
        )}
      </Box>
    </Box>
  )
}

const MARK = { position: 'absolute', insetBlock: 0, borderLeft: '1px solid' } as const
const FLAG = {
  position: 'absolute',
  top: -16,
  right: 0,
  width: 14,
  height: 12,
  bgcolor: 'accent.main',
  clipPath: 'polygon(100% 0, 0 25%, 0 75%, 100% 100%)',
}

/** The same for those who do not see the bars. */
function InWords({ rows }: { rows: readonly StepRow[] }) {
  return (
    <Box component="ul" sx={visuallyHidden}>
      {rows.map(({ step, actual, state }) =>
        actual === null ? null : (
          <li key={step.id}>
            {m.todo_list_timeline_step({
              title: step.title,
              start: formatDay(actual.start),
              end: formatDay(actual.end),
              state: STEP_SIGNS[state].name(),
            })}
          </li>
        ),
      )}
    </Box>
  )
}
