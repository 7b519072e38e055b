import { addDays, addMonths, daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Span } from '@diatrivi/domain/thesis/todo-list/schedule'

export const TIMELINE_UNITS = ['months', 'weeks'] as const
export type TimelineUnit = (typeof TIMELINE_UNITS)[number]

/** How much is in sight, how much of it lies before the day that it is about, and how far one press moves. */
const SIZES = {
  months: { shown: 15, before: 4, move: 6 },
  weeks: { shown: 14, before: 3, move: 6 },
} as const

const WEEK = 7

/** A line of time from its first day to its last, with the days on which its months or weeks begin. */
export interface TimelineWindow extends Span {
  marks: readonly IsoDate[]
}

function plus(day: IsoDate, count: number, unit: TimelineUnit): IsoDate {
  return unit === 'months' ? addMonths(day, count) : addDays(day, WEEK * count)
}

const firstOf = (day: IsoDate, unit: TimelineUnit): IsoDate =>
  unit === 'months' ? (`${day.slice(0, 7)}-01` as IsoDate) : mondayOf(day)

/** Day 0 of the calendar of computers is a Thursday. */
function mondayOf(day: IsoDate): IsoDate {
  const sinceMonday = (daysBetween('1970-01-01', day) + 3) % WEEK
  return addDays(day, -((sinceMonday + WEEK) % WEEK))
}

/** The line of time about a day. */
export function windowAbout(day: IsoDate, unit: TimelineUnit): TimelineWindow {
  const { shown, before } = SIZES[unit]
  const start = plus(firstOf(day, unit), -before, unit)
  const marks = Array.from({ length: shown }, (_none, index) => plus(start, index, unit))
  return { start, end: addDays(plus(start, shown, unit), -1), marks }
}

/** The day that the line of time is about once it was moved. */
export function moved(day: IsoDate, unit: TimelineUnit, to: 'before' | 'after'): IsoDate {
  const { move } = SIZES[unit]
  return plus(day, to === 'before' ? -move : move, unit)
}

/** The share of the width at which a day begins, 0 to 100. */
export function placeOf({ start, end }: Span, day: IsoDate): number {
  return (daysBetween(start, day) / (daysBetween(start, end) + 1)) * 100
}
