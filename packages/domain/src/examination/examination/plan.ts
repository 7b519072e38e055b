import type { ExamWindow, Rules } from '../../department/rulebook/rules.ts'
import { addDays, addMonths, compareDates, daysBetween, type IsoDate } from '../../shared/dates.ts'

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

export type PlanWarning = 'committee_incomplete' | 'outside_window' | 'notice_too_short'

export interface PlanDecision {
  refusal: PlanRefusal | null
  warnings: PlanWarning[]
}

/** Whether an examination may be on a day; the most lasting refusal where there are several. */
export function planDecision(
  facts: ExaminationFacts,
  rules: Rules['examination'],
  { day, today }: { day: IsoDate; today: IsoDate },
): PlanDecision {
  const isInWindow = rules.windows.length === 0 || rules.windows.some((window) => isWithin(window, day))
  const { size, accepted } = facts.seats
  const warnings: PlanWarning[] = [
    ...(accepted < size ? (['committee_incomplete'] as const) : []),
    ...(isInWindow ? [] : (['outside_window'] as const)),
    ...(daysBetween(today, day) < rules.noticeDays ? (['notice_too_short'] as const) : []),
  ]
  return { refusal: refusalOf(facts, rules, { day, today }, isInWindow), warnings }
}

function refusalOf(
  facts: ExaminationFacts,
  rules: Rules['examination'],
  { day, today }: { day: IsoDate; today: IsoDate },
  isInWindow: boolean,
): PlanRefusal | null {
  const { size, accepted } = facts.seats
  if (facts.hasLiveExamination) return 'examination_planned'
  if (facts.attempts >= rules.attempts) return 'attempts_used'
  if (rules.needsAllSteps && !facts.areAllStepsConfirmed) return 'steps_open'
  if (accepted < (rules.quorum ?? size)) return 'committee_incomplete'
  if (compareDates(day, firstDay(facts, rules, today)) < 0) return 'too_early'
  return !isInWindow && rules.windowMode === 'refuse' ? 'outside_window' : null
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
