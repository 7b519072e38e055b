import { isStudentDone } from '../../shared/confirmations.ts'
import { addDays, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'
import { planSchedule } from '../todo-list/schedule.ts'
import { currentStepIndex, type StepFacts } from '../todo-list/step.ts'
import type { NoticeKind } from './notice.ts'

export type ReminderKind = Extract<
  NoticeKind,
  'interest_deadline_near' | 'answer_waits' | 'step_end_near' | 'completion_near' | 'exam_near'
>

/** The facts of a thesis that reminders need. */
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
  /** The positive answer that is neither accepted nor cancelled, and its day in Athens. */
  answer: { studentId: number; answeredOn: IsoDate } | null
  /** The steps of the list of the thesis, in their order. */
  steps: readonly (StepFacts & { id: number; title: string })[]
  /** The one that is planned, and the accounts of its committee. */
  examination: { day: IsoDate; memberIds: readonly number[] } | null
}

export interface Reminder {
  kind: ReminderKind
  recipientId: number
  /** The day that comes near; of an answer, the day it was given. */
  day: IsoDate
  /** Days until then, 0 to 7; null where no date comes near. */
  daysLeft: number | null
  step: { id: number; title: string } | null
  /** Always the same for the same reminder, so that a person gets it once. */
  key: string
}

/** A reminder is due on each of these days before a date. */
const DAYS_BEFORE = [1, 7] as const
/** Everybody has it in the calendar by then: one reminder is enough. */
const DAYS_BEFORE_EXAMINATION = [1] as const
/** A reminder is due on each of these days after a positive answer that is neither accepted nor declined. */
const DAYS_AFTER_ANSWER = [10, 3] as const
/** Later a reminder may come twice, because notices, by which it is known that it was given, are not kept for ever. */
const LAST_DAY_AFTER_ANSWER = 30

/** The last day that a reminder of today can be about. */
export function lastDayInSight(today: IsoDate): IsoDate {
  return addDays(today, Math.max(...DAYS_BEFORE))
}

/** The latest day of a positive answer that is due for a reminder. */
export function lastAnswerThatWaits(today: IsoDate): IsoDate {
  return addDays(today, -Math.min(...DAYS_AFTER_ANSWER))
}

/**
 * The reminders of a thesis that are due today, also those sent before: the sender knows them by their
 * keys. A reminder whose day was missed is due until its date is over, unless a later one is due as well.
 * `answer_waits` counts from the answer, which has no end of its own: 3 and 10 days after it, and never after 30. A date that is moved is
 * another date, with reminders of its own.
 */
export function remindersDue(thesis: ReminderFacts, today: IsoDate): Reminder[] {
  switch (thesisState(thesis)) {
    case 'ended':
      return []
    case 'ungiven':
      return [...ofDeadline(thesis, today), ...ofAnswer(thesis, today)]
    case 'inProgress':
      return [...ofStep(thesis, today), ...ofCompletion(thesis, today), ...ofExamination(thesis, today)]
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
  if (stage === undefined || waited > LAST_DAY_AFTER_ANSWER) return []
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

/** A person who has finished his or her part of the step gets no reminder. */
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

function ofExamination(thesis: ReminderFacts, today: IsoDate): Reminder[] {
  const { studentId, examination } = thesis
  if (studentId === null || examination === null) return []
  return before(thesis, today, {
    kind: 'exam_near',
    day: examination.day,
    recipients: [studentId, ...examination.memberIds],
    daysBefore: DAYS_BEFORE_EXAMINATION,
  })
}

interface Coming {
  kind: ReminderKind
  day: IsoDate | null
  recipients: readonly number[]
  step?: { id: number; title: string }
  daysBefore?: readonly number[]
}

function before(
  { thesisId }: ReminderFacts,
  today: IsoDate,
  { kind, day, recipients, step, daysBefore = DAYS_BEFORE }: Coming,
): Reminder[] {
  if (day === null) return []
  const daysLeft = daysBetween(today, day)
  const stage = daysLeft < 0 ? undefined : daysBefore.find((days) => daysLeft <= days)
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
