import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import {
  actualSchedule,
  completionProgress,
  planSchedule,
  scheduleEnd,
  timeProgress,
  totalDays,
} from '@diatrivi/domain/thesis/todo-list/schedule'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { today as todayInAthens } from '../../../../shared/format/clock.ts'
import { formatDay, formatSpan } from '../../../../shared/format/dates.ts'
import { ProgressPair } from '../../../../shared/ui/progress-pair.tsx'
import { EndWarning } from './end-warning.tsx'

interface ListScheduleProps {
  list: TodoList
  /** The thesis the list is attached to; null for a template. */
  thesis: Pick<Thesis, 'startDate' | 'intendedEnd'> | null
}

/** The planned and the expected end of the steps, and their progress. */
export function ListSchedule({ list, thesis }: ListScheduleProps) {
  const { steps } = list
  const startDate = thesis?.startDate ?? null
  const intendedEnd = thesis?.intendedEnd ?? null
  if (thesis === null || startDate === null) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts facts={[[m.todo_lists_total_duration(), formatSpan(totalDays(steps), 'days')]]} />
        {thesis !== null && (
          <Typography sx={{ color: 'text.secondary' }}>{m.todo_lists_no_start()}</Typography>
        )}
      </Box>
    )
  }
  const planned = scheduleEnd(planSchedule(steps, startDate))
  const facts: Fact[] = [
    [m.word_start_date(), formatDay(startDate)],
    [m.todo_lists_estimated_end(), planned === null ? '–' : formatDay(planned)],
    ...asItGoes(steps, planned, scheduleEnd(actualSchedule(steps, startDate))),
    ...(intendedEnd === null ? [] : [[m.word_intended_end(), formatDay(intendedEnd)] satisfies Fact]),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Facts facts={facts} />
      <ProgressPair
        upper={{ label: m.word_time_elapsed(), value: timeProgress(steps, startDate, todayInAthens()) }}
        lower={{ label: m.word_steps_confirmed(), value: completionProgress(steps) }}
      />
      <EndWarning list={list} startDate={startDate} intendedEnd={intendedEnd} />
    </Box>
  )
}

type Fact = readonly [name: string, value: string]

/** Until the last step is confirmed the end is an estimate from the confirmations so far, shown where it differs from the plan. */
function asItGoes(steps: TodoList['steps'], planned: IsoDate | null, end: IsoDate | null): Fact[] {
  if (end === null) return []
  if (allConfirmed(steps)) return [[m.todo_lists_actual_end(), formatDay(end)]]
  return end === planned ? [] : [[m.todo_lists_forecast_end(), formatDay(end)]]
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={TWO_COLUMNS}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={VALUE}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

/** A long name takes a second line, so that the values stand below each other. */
const TWO_COLUMNS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 4,
  rowGap: 2,
} as const
const VALUE = { m: 0, fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const
