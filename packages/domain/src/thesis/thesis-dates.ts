import { compareDates, type IsoDate } from '../shared/dates.ts'
import type { ThesisFacts, ThesisFilter } from './thesis.ts'

/* What two dates say against each other: docs/regulation.md#contradicting-dates. */

/** No schedule keeps such dates, so a form refuses them. */
export function endsBeforeStart(thesis: Pick<ThesisFacts, 'startDate' | 'intendedEnd'>): boolean {
  return isBefore(thesis.intendedEnd, thesis.startDate)
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
