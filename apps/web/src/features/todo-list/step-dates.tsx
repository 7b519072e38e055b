import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Span } from '@diatrivi/domain/todo-list/schedule'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatDay, formatSpan } from '../../shared/format/dates.ts'
import { type StepRow, strays } from './step-rows.ts'

const DAYS = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

function spanText({ start, end }: Span): string {
  return m.todo_list_span({ start: formatDay(start), end: formatDay(end) })
}

/** When the step was meant to be and, where they differ, when it is; its length while nothing has a date yet. */
export function StepDates({ row }: { row: StepRow }) {
  const { planned, actual, state, step } = row
  if (planned === null || actual === null) return <Line>{durationText(row)}</Line>
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Line>
        {durationText(row)} · <Days label={m.todo_list_planned()} text={spanText(planned)} />
      </Line>
      {strays(row) && (
        <Line>
          <Days
            label={state === 'confirmed' ? m.todo_list_actual() : m.todo_list_forecast()}
            text={spanText(actual)}
          />
        </Line>
      )}
      <Confirmations finishedOn={step.studentConfirmedOn} confirmedOn={step.confirmedOn} />
    </Box>
  )
}

function durationText({ step }: StepRow): string {
  return formatSpan(step.duration.amount, step.duration.unit)
}

function Confirmations(props: { finishedOn: IsoDate | null; confirmedOn: IsoDate | null }) {
  const { finishedOn, confirmedOn } = props
  if (finishedOn === null) return null
  return (
    <Line>
      {m.todo_list_finished_on({ date: formatDay(finishedOn) })}
      {confirmedOn !== null && ` · ${m.todo_list_accepted_on({ date: formatDay(confirmedOn) })}`}
    </Line>
  )
}

function Days({ label, text }: { label: string; text: string }) {
  return (
    <>
      {label}:{' '}
      <Box component="span" sx={DAYS}>
        {text}
      </Box>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.45, color: 'text.secondary' }}>{children}</Box>
}
