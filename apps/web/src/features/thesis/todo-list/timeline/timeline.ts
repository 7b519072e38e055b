import { addDays, compareDates, daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import { durationInDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import type { StepRow } from '../step/step-rows.ts'

/** Shares of the width of the timeline, 0 to 100. */
export interface Stretch {
  from: number
  to: number
}

export interface TimelineBar {
  row: StepRow
  actual: Stretch
  /** Drawn only where the step differs from its plan. */
  planned: Stretch | null
  /** The end of `actual` that lies beyond the time the step was given, or beyond the desired end of the thesis. */
  late: Stretch | null
}

export interface TimelineMonth {
  /** Its first day on the timeline. */
  day: IsoDate
  at: number
}

export interface Timeline {
  start: IsoDate
  end: IsoDate
  months: TimelineMonth[]
  bars: TimelineBar[]
  /** Null when today lies outside. */
  today: number | null
  intendedEnd: number | null
}

interface TimelineInput {
  rows: readonly StepRow[]
  startDate: IsoDate
  intendedEnd: IsoDate | null
  today: IsoDate
}

const later = (a: IsoDate, b: IsoDate): IsoDate => (compareDates(a, b) >= 0 ? a : b)
const earlier = (a: IsoDate, b: IsoDate): IsoDate => (compareDates(a, b) <= 0 ? a : b)

/** The positions of all parts between the start of the thesis and its last relevant day; null without steps. */
export function layTimeline({ rows, startDate, intendedEnd, today }: TimelineInput): Timeline | null {
  const ends = rows
    .flatMap((row) => [row.planned?.end, shownEnd(row, today)])
    .filter((day) => day !== undefined)
  if (ends.length === 0) return null
  const end = [...ends, intendedEnd ?? startDate].reduce(later)
  // A step may be confirmed before the day on which the thesis was to begin.
  const start = rows.flatMap(({ actual }) => actual?.start ?? []).reduce(earlier, startDate)
  const days = Math.max(1, daysBetween(start, end))
  const at = (day: IsoDate) => Math.min(100, Math.max(0, (daysBetween(start, day) / days) * 100))
  const isWithin = (day: IsoDate) => compareDates(start, day) <= 0 && compareDates(day, end) <= 0
  return {
    start,
    end,
    months: monthsBetween(start, end).map((day) => ({ day, at: at(day) })),
    bars: rows.flatMap((row) => layBar(row, { intendedEnd, today, at })),
    today: isWithin(today) ? at(today) : null,
    intendedEnd: intendedEnd !== null && isWithin(intendedEnd) ? at(intendedEnd) : null,
  }
}

/** A step that should be over and is not reaches to this day. */
function shownEnd({ actual, daysLate }: StepRow, today: IsoDate): IsoDate | undefined {
  if (actual === null) return undefined
  return daysLate > 0 ? later(actual.end, today) : actual.end
}

interface Scale {
  intendedEnd: IsoDate | null
  today: IsoDate
  at: (day: IsoDate) => number
}

function layBar(row: StepRow, { intendedEnd, today, at }: Scale): TimelineBar[] {
  const { actual, planned, step } = row
  const end = shownEnd(row, today)
  if (actual === null || planned === null || end === undefined) return []
  const given = addDays(actual.start, durationInDays(step.duration))
  const lateFrom = later(actual.start, intendedEnd === null ? given : earlier(given, intendedEnd))
  const isLate = compareDates(lateFrom, end) < 0
  const isAsPlanned = planned.start === actual.start && planned.end === actual.end
  return [
    {
      row,
      actual: { from: at(actual.start), to: at(end) },
      planned: isAsPlanned ? null : { from: at(planned.start), to: at(planned.end) },
      late: isLate ? { from: at(lateFrom), to: at(end) } : null,
    },
  ]
}

const MOST_MONTHS = 8
const STRIDES = [1, 2, 3, 6, 12, 24, 60, 120]

/** The first days of months, as many as can be read side by side. */
function monthsBetween(start: IsoDate, end: IsoDate): IsoDate[] {
  const first = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1
  const last = Number(end.slice(0, 4)) * 12 + Number(end.slice(5, 7)) - 1
  const stride = STRIDES.find((months) => (last - first) / months <= MOST_MONTHS) ?? STRIDES.length
  const months: IsoDate[] = []
  for (let month = Math.ceil((first + 1) / stride) * stride; month <= last; month += stride) {
    const year = String(Math.floor(month / 12)).padStart(4, '0')
    months.push(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01` as IsoDate)
  }
  return months
}
