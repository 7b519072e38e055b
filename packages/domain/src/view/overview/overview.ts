import { allConfirmed, isStudentDone, type StepConfirmations } from '../../shared/confirmations.ts'
import { addDays, compareDates, type IsoDate } from '../../shared/dates.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import { currentStepIndex } from '../../thesis/todo-list/step.ts'

/** Why a thesis is listed in an instructor's overview: docs/regulation.md#overview. */
export const OVERVIEW_REASONS = [
  'stepAwaitsReply',
  'markMissing',
  'examinationNext',
  'newRequest',
  'interestDeadline',
  'intendedEnd',
  'examination',
  'late',
] as const
export type OverviewReason = (typeof OVERVIEW_REASONS)[number]

/** The length of "the last week" and "the next week", in days. */
export const OVERVIEW_DAYS = 7

/** A step waits for the reply, or all are confirmed and the mark is missing; null when nothing waits for the instructor. */
export function instructorAction(
  thesis: Pick<ThesisFacts, 'studentId' | 'mark'>,
  steps: readonly StepConfirmations[],
): 'stepAwaitsReply' | 'markMissing' | null {
  if (thesisState(thesis) !== 'inProgress') return null
  if (allConfirmed(steps)) return 'markMissing'
  const index = currentStepIndex(steps)
  const current = index === null ? undefined : steps[index]
  return current !== undefined && isStudentDone(current) ? 'stepAwaitsReply' : null
}

/** The same in the words of overview and cards: of a thesis that a committee will mark, the examination is next. */
export function overviewAction(
  thesis: Pick<ThesisFacts, 'studentId' | 'mark'>,
  steps: readonly StepConfirmations[],
  isExamined: boolean,
): 'stepAwaitsReply' | 'markMissing' | 'examinationNext' | null {
  const action = instructorAction(thesis, steps)
  return action === 'markMissing' && isExamined ? 'examinationNext' : action
}

/** Declared today or on one of the seven days before. */
export function isRecentRequest(declaredOn: IsoDate, today: IsoDate): boolean {
  return compareDates(declaredOn, addDays(today, -OVERVIEW_DAYS)) >= 0 && compareDates(declaredOn, today) <= 0
}

function isWithinAWeek(date: IsoDate, today: IsoDate): boolean {
  return compareDates(date, today) >= 0 && compareDates(date, addDays(today, OVERVIEW_DAYS)) <= 0
}

/** The date that lies in the next seven days: the interest deadline while ungiven, the desired end while in progress. */
export function expiring(
  thesis: Pick<ThesisFacts, 'studentId' | 'mark' | 'interestDeadline' | 'intendedEnd'>,
  today: IsoDate,
): { reason: 'interestDeadline' | 'intendedEnd'; date: IsoDate } | null {
  const state = thesisState(thesis)
  if (state === 'ended') return null
  const reason = state === 'ungiven' ? 'interestDeadline' : 'intendedEnd'
  const date = thesis[reason]
  return date !== null && isWithinAWeek(date, today) ? { reason, date } : null
}

/** How many entries each of the three lists of the overview has. */
export interface OverviewCounts {
  awaitingAction: number
  newRequests: number
  expiring: number
}

/** The number on the badge. A thesis in two lists is counted twice. */
export function overviewTotal(counts: OverviewCounts): number {
  return counts.awaitingAction + counts.newRequests + counts.expiring
}
