import type { Span } from '@diatrivi/domain/thesis/todo-list/schedule'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatDay, formatSpan } from '../../../../shared/format/dates.ts'
import { type StepRow, strays } from './step-rows.ts'
import { STEP_SIGNS } from './step-state-sign.tsx'

/** Pixels of the dot between two parts of a line. */
const DOT = 14
/** The dot before the first part of a line lies outside the line and is invisible. */
const PART = {
  position: 'relative',
  pl: `${DOT}px`,
  '&::before': { content: '"·"', position: 'absolute', left: `${DOT / 2 - 2}px` },
} as const
const DAYS = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

interface StepDatesProps {
  row: StepRow
  /** Starts with the state, where no chip shows it. */
  showsState: boolean
}

/** The planned dates of the step and, where they differ, the actual ones; its length while there are no dates. A finished step has no estimate. */
export function StepDates({ row, showsState }: StepDatesProps) {
  const { planned, actual, state, step } = row
  const finishedOn = state === 'awaitingInstructor' ? step.studentConfirmedOn : null
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Line>
        {showsState && <State row={row} />}
        <Box sx={PART}>{formatSpan(step.duration.amount, step.duration.unit)}</Box>
        {planned !== null && (
          <Box sx={PART}>
            <Days label={m.todo_list_planned()} span={planned} />
          </Box>
        )}
      </Line>
      {actual !== null && finishedOn === null && strays(row) && (
        <Line>
          <Box sx={PART}>
            <Days
              label={state === 'confirmed' ? m.todo_list_actual() : m.todo_list_forecast()}
              span={actual}
            />
          </Box>
        </Line>
      )}
      {finishedOn !== null && (
        <Line>
          <Box sx={PART}>{m.todo_list_finished_on({ date: formatDay(finishedOn) })}</Box>
        </Line>
      )}
    </Box>
  )
}

function State({ row: { state, step } }: { row: StepRow }) {
  if (state !== 'confirmed' || step.confirmedOn === null)
    return <Box sx={PART}>{STEP_SIGNS[state].name()}</Box>
  return (
    <Box sx={PART}>
      <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
        {m.todo_list_accepted_on({ date: formatDay(step.confirmedOn) })}
      </Box>
    </Box>
  )
}

/** One day is one date. */
function Days({ label, span }: { label: string; span: Span }) {
  const [start, end] = [formatDay(span.start), formatDay(span.end)]
  return (
    <>
      {label}:{' '}
      <Box component="span" sx={DAYS}>
        {start === end ? end : m.todo_list_span({ start, end })}
      </Box>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ overflow: 'hidden', fontSize: '0.9375rem', lineHeight: 1.45, color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: `-${DOT}px` }}>{children}</Box>
    </Box>
  )
}
