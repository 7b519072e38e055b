import { compareDates, type IsoDate } from '../../shared/dates.ts'
import type { ThesisFacts, ThesisFilter } from './thesis.ts'

/* Which days a thesis may have: docs/regulation.md#contradicting-dates. */

export const FIRST_THESIS_YEAR = 1900
export const LAST_THESIS_YEAR = 2100
export const FIRST_THESIS_DAY: IsoDate = `${FIRST_THESIS_YEAR}-01-01`
export const LAST_THESIS_DAY: IsoDate = `${LAST_THESIS_YEAR}-12-31`

/** A day outside is a slip of the keyboard, such as the year 26 or 20026. */
export function isDayOfThesis(day: IsoDate): boolean {
  return compareDates(day, FIRST_THESIS_DAY) >= 0 && compareDates(day, LAST_THESIS_DAY) <= 0
}

/* What two dates say against each other: docs/regulation.md#contradicting-dates. */

/** No schedule keeps such dates, so a form refuses them. */
export function endsBeforeStart(thesis: StartAndEnd): boolean {
  return isBefore(thesis.intendedEnd, thesis.startDate)
}

type StartAndEnd = Pick<ThesisFacts, 'startDate' | 'intendedEnd'>

/**
 * Whether a change makes the end precede the start. An acceptance may have set the start after the end: what else such a
 * thesis says can still be changed.
 */
export function makesEndPrecedeStart(before: StartAndEnd | null, after: StartAndEnd): boolean {
  const isAsBefore = before?.startDate === after.startDate && before.intendedEnd === after.intendedEnd
  return !isAsBefore && endsBeforeStart(after)
}

/** Such a thesis may begin later than its start date says, so a form warns of it. */
export function closesAfterStart(thesis: Pick<ThesisFacts, 'startDate' | 'interestDeadline'>): boolean {
  return isBefore(thesis.startDate, thesis.interestDeadline)
}

/** No deadline lies in such a range. */
export function isRangeReversed(filter: Pick<ThesisFilter, 'deadlineFrom' | 'deadlineUntil'>): boolean {
  return isBefore(filter.deadlineUntil, filter.deadlineFrom)
}

/** A date that is not set contradicts none. */
function isBefore(one: IsoDate | null, other: IsoDate | null): boolean {
  return one !== null && other !== null && compareDates(one, other) < 0
}
