import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import FlagOutlined from '../../../../shared/icons/flag-outlined.tsx'
import { STEP_SIGNS } from '../step/step-state-sign.tsx'
import type { Timeline } from './timeline.ts'
import { LATE, look, PLANNED } from './timeline-bar.tsx'

/** In the order in which a step goes through them. */
const STATES: readonly StepState[] = ['confirmed', 'awaitingInstructor', 'returned', 'current', 'locked']

interface TimelineLegendProps {
  timeline: Timeline
  today: IsoDate
  intendedEnd: IsoDate | null
}

/** The meaning of the bars and marks that are shown. */
export function TimelineLegend({ timeline, today, intendedEnd }: TimelineLegendProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        mt: 2,
        fontSize: '0.875rem',
        color: 'text.secondary',
        lineHeight: 1.4,
      }}
    >
      {STATES.filter((state) => timeline.bars.some(({ row }) => row.state === state)).map((state) => (
        <Entry key={state} sign={<Box sx={{ ...look(state), width: 18, height: 10, borderRadius: '3px' }} />}>
          {STEP_SIGNS[state].name()}
        </Entry>
      ))}
      {timeline.today !== null && (
        <Entry
          sign={<Box sx={{ height: 14, borderLeft: '2px dashed', borderColor: 'text.primary', mx: 1 }} />}
        >
          {m.todo_list_today({ date: formatDay(today) })}
        </Entry>
      )}
      {intendedEnd !== null && (
        <Entry sign={<FlagOutlined aria-hidden sx={{ fontSize: '1rem', color: 'accent.main' }} />}>
          {m.todo_list_intended_end({ date: formatDay(intendedEnd) })}
        </Entry>
      )}
      {timeline.bars.some((bar) => bar.planned !== null) && (
        <Entry sign={<Box sx={{ ...PLANNED, position: 'static', width: 18 }} />}>
          {m.todo_list_planned()}
        </Entry>
      )}
      {timeline.bars.some((bar) => bar.late !== null) && (
        <Entry sign={<Box sx={{ ...LATE, width: 18, height: 10, borderRadius: '3px' }} />}>
          {m.todo_list_late()}
        </Entry>
      )}
    </Box>
  )
}

function Entry({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      {sign}
      {children}
    </Box>
  )
}
