import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { ExaminationFacts } from '@diatrivi/domain/examination/examination/plan'
import { firstDay } from '@diatrivi/domain/examination/examination/plan'
import { quorumOf } from '@diatrivi/domain/examination/examination/presence'
import { athensDate, athensTime, compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { type FactsByCode, invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

/** Two who plan at once meet here, if the lock of the thesis should ever fail them. */
export const EXAMINATION_REFUSALS: ConstraintRefusals = {
  examination_one_ahead: () => new Refusal('examination_planned'),
  examination_attempt: () => new Refusal('examination_planned'),
}

/** The figures of a day that is chosen. */
export function figuresOfPlan(
  facts: ExaminationFacts,
  rules: Pick<Rules, 'committee' | 'examination'>,
  today: IsoDate,
): FactsByCode {
  return {
    attempts_used: { n: rules.examination.attempts },
    committee_incomplete: { n: quorumOf(rules) - facts.seats.accepted },
    too_early: { date: shownDay(firstDay(facts, rules.examination, today)) },
    notice_too_short: { n: rules.examination.noticeDays },
  }
}

/** Refuses an hour of today that is over. Returns the day of the plan and today, which the rules compare. */
export function refusePastTime({ startsAt }: { startsAt: Date }, clock: Clock) {
  const [day, today] = [athensDate(startsAt), clock.today()]
  if (startsAt < clock.now() && day === today) throw invalidFields({ time: 'date_past' })
  return { day, today }
}

export function refusePastCorrections(corrections: { dueOn: IsoDate } | null, today: IsoDate): void {
  if (corrections !== null && compareDates(corrections.dueOn, today) < 0) {
    throw invalidFields({ 'corrections.dueOn': 'date_past' })
  }
}

/** As a calendar writes it in both languages: 24/6/2026. */
export function shownDay(day: IsoDate): string {
  return day.split('-').map(Number).toReversed().join('/')
}

export function shownMoment(moment: Date): string {
  return `${shownDay(athensDate(moment))}, ${athensTime(moment)}`
}

/** @param place of the answer in the list, from 0 */
export const unknownDate = (place: number) => invalidFields({ [`answers.${place}.optionID`]: 'invalid' })

/** @param place of the examiner in the list, from 0 */
export const unknownExaminer = (place: number) => invalidFields({ [`presence.${place}.seatID`]: 'invalid' })
