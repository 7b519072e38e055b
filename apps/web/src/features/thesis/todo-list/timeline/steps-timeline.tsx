import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import type { StepRow } from '../step/step-rows.ts'
import { STEP_SIGNS } from '../step/step-state-sign.tsx'
import { layTimeline } from './timeline.ts'
import { BarTrack } from './timeline-bar.tsx'
import { TimelineLegend } from './timeline-legend.tsx'
import { Marks, Months, TIMELINE_ROW } from './timeline-scale.tsx'

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
      <Box component="figcaption" sx={VISUALLY_HIDDEN}>
        {m.todo_list_timeline()}
      </Box>
      <InWords rows={rows} />
      <Box aria-hidden>
        <Months timeline={timeline} />
        <Box sx={{ position: 'relative' }}>
          <Marks timeline={timeline} />
          <Box sx={{ position: 'relative', display: 'grid', rowGap: 2, pt: 4, pb: 2 }}>
            {timeline.bars.map((bar) => (
              <Box key={bar.row.step.id} sx={TIMELINE_ROW}>
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

/** Has a background of its own, so that no line of a month runs through it. */
const NAME = {
  justifySelf: 'start',
  maxWidth: '100%',
  pr: 2,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: 'text.secondary',
  overflowWrap: 'break-word',
} as const

/** The same in words, for screen readers. */
function InWords({ rows }: { rows: readonly StepRow[] }) {
  return (
    <Box component="ul" sx={VISUALLY_HIDDEN}>
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
