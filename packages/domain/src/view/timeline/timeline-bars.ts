import { compareDates, type IsoDate } from '../../shared/dates.ts'
import type { Span } from '../../thesis/todo-list/schedule.ts'
import type { TimelineTimes } from './timeline-row.ts'

/** What is drawn of a thesis on a line of time. */
export interface TimelineBars {
  /** From the start to the end by the plan, or to the desired one where there are no steps. */
  plan: Span | null
  /** From the start to the expected end. Work that should be over and is not reaches to today. */
  actual: Span | null
  /** The part of it up to the last confirmation. */
  done: Span | null
  /** The part of it behind the desired end. */
  late: Span | null
}

const later = (a: IsoDate, b: IsoDate): IsoDate => (compareDates(a, b) >= 0 ? a : b)
const earlier = (a: IsoDate, b: IsoDate): IsoDate => (compareDates(a, b) <= 0 ? a : b)

/** A stretch of time, unless it ends before it begins. */
const span = (start: IsoDate, end: IsoDate | null): Span | null =>
  end === null || compareDates(end, start) < 0 ? null : { start, end }

type DrawnTimes = Pick<
  TimelineTimes,
  'start' | 'intendedEnd' | 'plannedEnd' | 'expectedEnd' | 'confirmedUntil' | 'progress'
>

/** Nothing is drawn without a start. Without steps the work goes on until today. */
export function barsOf(times: DrawnTimes, today: IsoDate): TimelineBars {
  const { start, intendedEnd, plannedEnd, confirmedUntil } = times
  if (start === null) return { plan: null, actual: null, done: null, late: null }
  const plan = span(start, plannedEnd ?? intendedEnd)
  const end = shownEnd(times, today)
  // A step may be confirmed before the day on which the thesis was to begin.
  const from = confirmedUntil === null ? start : earlier(start, confirmedUntil)
  const actual = span(from, end)
  const isLate = actual !== null && intendedEnd !== null && compareDates(intendedEnd, actual.end) < 0
  return {
    plan,
    actual,
    done: confirmedUntil === null ? null : { start: from, end: confirmedUntil },
    late: isLate ? { start: later(intendedEnd, actual.start), end: actual.end } : null,
  }
}

function shownEnd({ expectedEnd, progress }: DrawnTimes, today: IsoDate): IsoDate {
  if (expectedEnd === null) return today
  return progress.confirmed === progress.steps ? expectedEnd : later(expectedEnd, today)
}

/** The part of a stretch that lies within a window, and the sides on which it goes on; null where none does. */
export interface ClippedSpan extends Span {
  goesOnBefore: boolean
  goesOnAfter: boolean
}

export function clipTo(window: Span, stretch: Span | null): ClippedSpan | null {
  if (stretch === null || sideOf(window, stretch) !== null) return null
  return {
    start: later(stretch.start, window.start),
    end: earlier(stretch.end, window.end),
    goesOnBefore: compareDates(stretch.start, window.start) < 0,
    goesOnAfter: compareDates(window.end, stretch.end) < 0,
  }
}

/** On which side of a window a stretch lies as a whole; null for one that the window shows. */
export function sideOf(window: Span, stretch: Span): 'before' | 'after' | null {
  if (compareDates(stretch.end, window.start) < 0) return 'before'
  return compareDates(window.end, stretch.start) < 0 ? 'after' : null
}
