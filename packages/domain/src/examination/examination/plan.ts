import type { ExamWindow, Rules } from '../../department/rulebook/rules.ts'
import { addDays, addMonths, compareDates, daysBetween, type IsoDate } from '../../shared/dates.ts'
import type { PlanWarning } from '../../thesis/thesis/plan-warning.ts'

/** What is known of a thesis on the day on which its examination is planned. */
export interface ExaminationFacts {
  acceptedOn: IsoDate
  areAllStepsConfirmed: boolean
  /** The size of the committee, and how many have accepted. */
  seats: { size: number; accepted: number }
  /** Examinations that were held, cancelled ones left out. */
  attempts: number
  lastFailedOn: IsoDate | null
  hasLiveExamination: boolean
}

export type PlanRefusal =
  | 'examination_planned'
  | 'attempts_used'
  | 'steps_open'
  | 'committee_incomplete'
  | 'too_early'
  | 'outside_window'

/** What to mind of a day, also where it is not refused. */
export function planWarnings(
  { seats: { size, accepted } }: Pick<ExaminationFacts, 'seats'>,
  rules: Pick<Rules['examination'], 'windows' | 'noticeDays'>,
  days: { day: IsoDate; today: IsoDate },
): PlanWarning[] {
  return [...(accepted < size ? (['committee_incomplete'] as const) : []), ...dayWarnings(rules, days)]
}

/** The same of a day alone, before it is chosen of several. */
export function dayWarnings(
  rules: Pick<Rules['examination'], 'windows' | 'noticeDays'>,
  { day, today }: { day: IsoDate; today: IsoDate },
): PlanWarning[] {
  return [
    ...(isInAnyWindow(rules, day) ? [] : (['outside_window'] as const)),
    ...(daysBetween(today, day) < rules.noticeDays ? (['notice_too_short'] as const) : []),
  ]
}

/** Why an examination may not be on a day; the most lasting refusal where there are several. */
export function planRefusal(
  facts: ExaminationFacts,
  rules: Rules['examination'],
  days: { day: IsoDate; today: IsoDate },
): PlanRefusal | null {
  const { size, accepted } = facts.seats
  if (facts.hasLiveExamination) return 'examination_planned'
  if (facts.attempts >= rules.attempts) return 'attempts_used'
  if (rules.needsAllSteps && !facts.areAllStepsConfirmed) return 'steps_open'
  if (accepted < (rules.quorum ?? size)) return 'committee_incomplete'
  return dayRefusal(facts, rules, days)
}

/** Why the rules let no examination be on a day, whatever else holds: those that are offered obey it too. */
export function dayRefusal(
  facts: Pick<ExaminationFacts, 'acceptedOn' | 'lastFailedOn'>,
  rules: Rules['examination'],
  { day, today }: { day: IsoDate; today: IsoDate },
): 'too_early' | 'outside_window' | null {
  if (compareDates(day, firstDay(facts, rules, today)) < 0) return 'too_early'
  return !isInAnyWindow(rules, day) && rules.windowMode === 'refuse' ? 'outside_window' : null
}

function isInAnyWindow({ windows }: Pick<Rules['examination'], 'windows'>, day: IsoDate): boolean {
  return windows.length === 0 || windows.some((window) => isWithin(window, day))
}

/** The first day that can be chosen today. */
export function firstDay(
  facts: Pick<ExaminationFacts, 'acceptedOn' | 'lastFailedOn'>,
  rules: Pick<Rules['examination'], 'minMonths' | 'retryDays'>,
  today: IsoDate,
): IsoDate {
  const earliest = earliestDay(facts, rules)
  return compareDates(earliest, today) < 0 ? today : earliest
}

/** The first day on which the rules let a thesis be examined. */
export function earliestDay(
  { acceptedOn, lastFailedOn }: Pick<ExaminationFacts, 'acceptedOn' | 'lastFailedOn'>,
  { minMonths, retryDays }: Pick<Rules['examination'], 'minMonths' | 'retryDays'>,
): IsoDate {
  const afterAcceptance = addMonths(acceptedOn, minMonths ?? 0)
  const afterFailure = lastFailedOn === null ? afterAcceptance : addDays(lastFailedOn, retryDays)
  return compareDates(afterAcceptance, afterFailure) > 0 ? afterAcceptance : afterFailure
}

/** A window that ends before it begins goes over the new year. */
export function isWithin({ from, until }: ExamWindow, day: IsoDate): boolean {
  const monthAndDay = day.slice(5)
  return from <= until
    ? from <= monthAndDay && monthAndDay <= until
    : from <= monthAndDay || monthAndDay <= until
}
