import type { Span } from '@diatrivi/domain/todo-list/schedule'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatDay, formatSpan } from '../../shared/format/dates.ts'
import { type StepRow, strays } from './step-rows.ts'
import { STEP_SIGNS } from './step-state-sign.tsx'

const DAYS = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

interface StepDatesProps {
  row: StepRow
  /** Begins with the state, where no chip says it. */
  showsState: boolean
}

/** When the step was meant to be and, where they differ, when it is; its length while nothing has a date yet. */
export function StepDates({ row, showsState }: StepDatesProps) {
  const { planned, actual, state, step } = row
  const finishedOn = state === 'awaitingInstructor' ? step.studentConfirmedOn : null
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Line>
        {showsState && <State row={row} />}
        {formatSpan(step.duration.amount, step.duration.unit)}
        {planned !== null && (
          <>
            {' · '}
            <Days label={m.todo_list_planned()} span={planned} />
          </>
        )}
      </Line>
      {actual !== null && strays(row) && (
        <Line>
          <Days label={state === 'confirmed' ? m.todo_list_actual() : m.todo_list_forecast()} span={actual} />
        </Line>
      )}
      {finishedOn !== null && <Line>{m.todo_list_finished_on({ date: formatDay(finishedOn) })}</Line>}
    </Box>
  )
}

function State({ row: { state, step } }: { row: StepRow }) {
  if (state !== 'confirmed' || step.confirmedOn === null) return `${STEP_SIGNS[state].name()} · `
  return (
    <>
      <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
        {m.todo_list_accepted_on({ date: formatDay(step.confirmedOn) })}
      </Box>
      {' · '}
    </>
  )
}

function Days({ label, span }: { label: string; span: Span }) {
  return (
    <>
      {label}:{' '}
      <Box component="span" sx={DAYS}>
        {m.todo_list_span({ start: formatDay(span.start), end: formatDay(span.end) })}
      </Box>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.45, color: 'text.secondary' }}>{children}</Box>
}
