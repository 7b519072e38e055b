import { allConfirmed, isConfirmed, type StepConfirmations } from '../../shared/confirmations.ts'
import { addDays, compareDates, daysBetween, type IsoDate, isPast } from '../../shared/dates.ts'
import type { Duration, DurationUnit } from './step.ts'

/** The longest a step may last, by unit: docs/regulation.md#steps. */
export const DURATION_CAPS: Readonly<Record<DurationUnit, number>> = { days: 255, weeks: 52, months: 12 }

/** These lengths are fixed by the product, not by the calendar. */
const DAYS_PER_UNIT: Readonly<Record<DurationUnit, number>> = { days: 1, weeks: 7, months: 30 }

export function isDurationAllowed(duration: Duration): boolean {
  return (
    Number.isInteger(duration.amount) &&
    duration.amount >= 1 &&
    duration.amount <= DURATION_CAPS[duration.unit]
  )
}

export function durationInDays(duration: Duration): number {
  return duration.amount * DAYS_PER_UNIT[duration.unit]
}

export function totalDays(steps: readonly { duration: Duration }[]): number {
  return steps.reduce((sum, step) => sum + durationInDays(step.duration), 0)
}

/** A stretch of time: a step that starts on the 1st and takes 7 days ends on the 8th, the day the next one starts. */
export interface Span {
  start: IsoDate
  end: IsoDate
}

/** The steps one after another from the start of the thesis: docs/regulation.md#schedule. */
export function planSchedule(steps: readonly { duration: Duration }[], startDate: IsoDate): Span[] {
  let start = startDate
  return steps.map((step) => {
    const span = { start, end: addDays(start, durationInDays(step.duration)) }
    start = span.end
    return span
  })
}

export interface ScheduledStep extends StepConfirmations {
  duration: Duration
  /** The day, in Athens, of the instructor's confirmation; null while the step is not confirmed by both. */
  confirmedOn: IsoDate | null
}

/** A confirmed step ends on the day of its confirmation, and the rest follow from there. */
export function actualSchedule(
  steps: readonly Pick<ScheduledStep, 'duration' | 'confirmedOn'>[],
  startDate: IsoDate,
): Span[] {
  let start = startDate
  return steps.map((step) => {
    const planned = addDays(start, durationInDays(step.duration))
    const end = step.confirmedOn ?? planned
    const span = { start: compareDates(start, end) <= 0 ? start : end, end }
    start = end
    return span
  })
}

/** The day the last step ends; null for an empty schedule. */
export function scheduleEnd(spans: readonly Span[]): IsoDate | null {
  return spans.at(-1)?.end ?? null
}

/** Days by which `end` lies after the day it was wanted; 0 when it does not, or none was set. */
export function daysLate(end: IsoDate | null, intendedEnd: IsoDate | null): number {
  if (end === null || intendedEnd === null) return 0
  return Math.max(0, daysBetween(intendedEnd, end))
}

/** By how many days the desired end is missed, and whether it already is or will be as the steps go. */
export interface Lateness {
  days: number
  isForecast: boolean
}

/** While the desired day is ahead the steps can only be expected to miss it; once it has passed, each day counts until the last step is confirmed. */
export function lateness(
  steps: readonly ScheduledStep[],
  startDate: IsoDate | null,
  intendedEnd: IsoDate | null,
  today: IsoDate,
): Lateness | null {
  if (intendedEnd === null) return null
  const isForecast = !isPast(intendedEnd, today)
  const end = startDate && scheduleEnd(actualSchedule(steps, startDate))
  const days = daysLate(isForecast || allConfirmed(steps) ? end : today, intendedEnd)
  return days === 0 ? null : { days, isForecast }
}

/** The warning, when the planned or the actual end is after the desired one. */
export function endsLate(
  planned: readonly Span[],
  actual: readonly Span[],
  intendedEnd: IsoDate | null,
): boolean {
  return daysLate(scheduleEnd(planned), intendedEnd) > 0 || daysLate(scheduleEnd(actual), intendedEnd) > 0
}

/** The share of `part` in `whole` as a whole percentage between 0 and 100; 0 of nothing is 0. */
function percentage(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, part / whole)) * 100)
}

/** Elapsed days of the total of the steps, 0 to 100: docs/regulation.md#progress. */
export function timeProgress(
  steps: readonly { duration: Duration }[],
  startDate: IsoDate | null,
  today: IsoDate,
): number {
  return startDate === null ? 0 : percentage(daysBetween(startDate, today), totalDays(steps))
}

/** Confirmed steps of all, 0 to 100: docs/regulation.md#progress. */
export function completionProgress(steps: readonly StepConfirmations[]): number {
  return percentage(steps.filter(isConfirmed).length, steps.length)
}
