import { isStudentDone } from '../shared/confirmations.ts'
import { addDays, daysBetween, type IsoDate } from '../shared/dates.ts'
import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'
import { planSchedule } from '../todo-list/schedule.ts'
import { currentStepIndex, type StepFacts } from '../todo-list/step.ts'
import type { NoticeKind } from './notice.ts'

export type ReminderKind = Extract<
  NoticeKind,
  'interest_deadline_near' | 'answer_waits' | 'step_end_near' | 'completion_near'
>

/** What of a thesis somebody may have to be reminded of. */
export interface ReminderFacts
  extends Pick<
    ThesisFacts,
    | 'instructorId'
    | 'studentId'
    | 'publicByInstructor'
    | 'interestDeadline'
    | 'startDate'
    | 'intendedEnd'
    | 'mark'
  > {
  thesisId: number
  /** The positive answer that neither stands accepted nor was taken back, and its day in Athens. */
  answer: { studentId: number; answeredOn: IsoDate } | null
  /** Of the list of the thesis, in their order. */
  steps: readonly (StepFacts & { id: number; title: string })[]
}

export interface Reminder {
  kind: ReminderKind
  recipientId: number
  /** The day that comes near; of an answer, the day it was given. */
  day: IsoDate
  /** Until that day, 0 to 7; null where nothing comes near. */
  daysLeft: number | null
  step: { id: number; title: string } | null
  /** The same for the same reminder whenever it is asked for: nobody gets two of one key. */
  key: string
}

/** So many days before a date people are reminded of it, once each. */
const DAYS_BEFORE = [1, 7] as const
/** So many days after a positive answer that nobody has accepted or declined, once each. */
const DAYS_AFTER_ANSWER = [10, 3] as const

/** The farthest day that anybody is reminded of today: where to look for what comes near. */
export function lastDayInSight(today: IsoDate): IsoDate {
  return addDays(today, Math.max(...DAYS_BEFORE))
}

/** The latest day of an answer that has waited long enough to be reminded of. */
export function lastAnswerThatWaits(today: IsoDate): IsoDate {
  return addDays(today, -Math.min(...DAYS_AFTER_ANSWER))
}

/**
 * The reminders of a thesis that are due today, also those that were given before: whoever gives them knows by their
 * keys. A reminder whose day was missed is due until its date is over, and gives way to a later one that is due as well.
 * `answer_waits` counts from the answer, which has no end of its own: 3 and 10 days after it. A date that is moved is
 * another date, with reminders of its own.
 */
export function remindersDue(thesis: ReminderFacts, today: IsoDate): Reminder[] {
  switch (thesisState(thesis)) {
    case 'ended':
      return []
    case 'ungiven':
      return [...ofDeadline(thesis, today), ...ofAnswer(thesis, today)]
    case 'inProgress':
      return [...ofStep(thesis, today), ...ofCompletion(thesis, today)]
  }
}

function ofDeadline(thesis: ReminderFacts, today: IsoDate): Reminder[] {
  if (!thesis.publicByInstructor) return []
  return before(thesis, today, {
    kind: 'interest_deadline_near',
    day: thesis.interestDeadline,
    recipients: [thesis.instructorId],
  })
}

function ofAnswer({ thesisId, instructorId, answer }: ReminderFacts, today: IsoDate): Reminder[] {
  if (answer === null) return []
  const waited = daysBetween(answer.answeredOn, today)
  const stage = DAYS_AFTER_ANSWER.find((days) => waited >= days)
  if (stage === undefined) return []
  const kind = 'answer_waits'
  const { studentId, answeredOn: day } = answer
  return [studentId, instructorId].map((recipientId) => ({
    kind,
    recipientId,
    day,
    daysLeft: null,
    step: null,
    key: keyOf([kind, thesisId, studentId, day, stage, recipientId]),
  }))
}

/** Whoever has done his or her part of the step is not told to hurry. */
function ofStep(thesis: ReminderFacts, today: IsoDate): Reminder[] {
  const { steps, startDate, instructorId, studentId } = thesis
  const index = currentStepIndex(steps)
  const step = index === null ? undefined : steps[index]
  if (index === null || step === undefined || startDate === null || studentId === null) return []
  return before(thesis, today, {
    kind: 'step_end_near',
    day: planSchedule(steps, startDate)[index]?.end ?? null,
    recipients: isStudentDone(step) ? [instructorId] : [studentId, instructorId],
    step,
  })
}

function ofCompletion(thesis: ReminderFacts, today: IsoDate): Reminder[] {
  const { instructorId, studentId, intendedEnd } = thesis
  if (studentId === null) return []
  return before(thesis, today, {
    kind: 'completion_near',
    day: intendedEnd,
    recipients: [studentId, instructorId],
  })
}

interface Coming {
  kind: ReminderKind
  day: IsoDate | null
  recipients: readonly number[]
  step?: { id: number; title: string }
}

function before(
  { thesisId }: ReminderFacts,
  today: IsoDate,
  { kind, day, recipients, step }: Coming,
): Reminder[] {
  if (day === null) return []
  const daysLeft = daysBetween(today, day)
  const stage = daysLeft < 0 ? undefined : DAYS_BEFORE.find((days) => daysLeft <= days)
  if (stage === undefined) return []
  return recipients.map((recipientId) => ({
    kind,
    recipientId,
    day,
    daysLeft,
    step: step === undefined ? null : { id: step.id, title: step.title },
    key: keyOf([kind, thesisId, step?.id ?? 0, day, stage, recipientId]),
  }))
}

function keyOf(parts: readonly (string | number)[]): string {
  return parts.join(':')
}
