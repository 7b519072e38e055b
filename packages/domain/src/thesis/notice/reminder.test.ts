import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../shared/dates.ts'
import { lastAnswerThatWaits, lastDayInSight, type ReminderFacts, remindersDue } from './reminder.ts'

const TODAY: IsoDate = '2026-03-10'
const INSTRUCTOR = 1
const STUDENT = 2
const days = (count: number) => addDays(TODAY, count)

const ungiven: ReminderFacts = {
  thesisId: 7,
  instructorId: INSTRUCTOR,
  studentId: null,
  publicByInstructor: true,
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
  mark: null,
  answer: null,
  steps: [],
  examination: null,
}
const given: ReminderFacts = { ...ungiven, studentId: STUDENT, startDate: '2026-03-01' }

function step(
  id: number,
  amount: number,
  confirmed: 'by neither' | 'by the student' | 'by both' = 'by neither',
) {
  return {
    id,
    title: `Βήμα ${id}`,
    duration: { amount, unit: 'days' as const },
    studentConfirmedAt: confirmed === 'by neither' ? null : '2026-03-05T09:00:00Z',
    instructorConfirmedAt: confirmed === 'by both' ? '2026-03-05T10:00:00Z' : null,
  }
}

/** The addressees and the days left; the keys have tests of their own. */
function due(thesis: ReminderFacts, today = TODAY) {
  return remindersDue(thesis, today).map(({ recipientId, daysLeft }) => [recipientId, daysLeft])
}

describe('a date that comes near', () => {
  it.each([
    ['8 days before', 8, null],
    ['7 days before', 7, '7'],
    ['6 days before, when the day was missed', 6, '7'],
    ['2 days before, when all of them were missed', 2, '7'],
    ['1 day before', 1, '1'],
    ['on the day itself, when the day before was missed', 0, '1'],
    ['when it is past', -1, null],
  ])('is reminded of %s', (_when, left, stage) => {
    const found = remindersDue({ ...ungiven, interestDeadline: days(left) }, TODAY)
    expect(found.map(({ daysLeft, key }) => [daysLeft, key.split(':')[4]])).toEqual(
      stage === null ? [] : [[left, stage]],
    )
  })

  it('is reminded of once a week before and once a day before, however often one looks', () => {
    const facts = { ...ungiven, interestDeadline: days(9) }
    const keys = Array.from({ length: 12 }, (_, day) => remindersDue(facts, days(day)).map(({ key }) => key))
    expect(new Set(keys.flat()).size).toBe(2)
  })

  it('has reminders of its own when it is moved', () => {
    const [before] = remindersDue({ ...ungiven, interestDeadline: days(7) }, TODAY)
    const [after] = remindersDue({ ...ungiven, interestDeadline: days(6) }, TODAY)
    expect(before?.key).not.toBe(after?.key)
  })

  it('is counted in days of the calendar, also over the change to summer time', () => {
    expect(due({ ...ungiven, interestDeadline: '2026-03-30' }, '2026-03-23')).toEqual([[INSTRUCTOR, 7]])
    expect(due({ ...ungiven, interestDeadline: '2026-10-26' }, '2026-10-25')).toEqual([[INSTRUCTOR, 1]])
  })
})

describe('the interest deadline', () => {
  const near = { ...ungiven, interestDeadline: days(7) }

  it.each<[string, ReminderFacts, number[]]>([
    ['concerns the instructor', near, [INSTRUCTOR]],
    ['is not due while the topic is not published', { ...near, publicByInstructor: false }, []],
    ['is not due once the topic is given', { ...near, studentId: STUDENT }, []],
    ['is not due once it is marked', { ...near, studentId: STUDENT, mark: 8 }, []],
  ])('%s', (_what, facts, recipients) => {
    expect(due(facts)).toEqual(recipients.map((recipient) => [recipient, 7]))
  })
})

describe('a positive answer that waits', () => {
  const since = (count: number): ReminderFacts => ({
    ...ungiven,
    answer: { studentId: STUDENT, answeredOn: days(-count) },
  })

  it.each([
    [2, null],
    [3, '3'],
    [9, '3'],
    [10, '10'],
    [30, '10'],
    [31, null],
  ])('since %i days', (count, stage) => {
    const found = remindersDue(since(count), TODAY)
    const both = [STUDENT, INSTRUCTOR].map((recipient) => [recipient, null, stage])
    expect(found.map(({ recipientId, daysLeft, key }) => [recipientId, daysLeft, key.split(':')[4]])).toEqual(
      stage === null ? [] : both,
    )
  })

  it('no longer waits once the topic is given', () => {
    expect(due({ ...since(3), studentId: STUDENT })).toEqual([])
  })

  it('waits afresh when it is given again', () => {
    const [first] = remindersDue(since(3), TODAY)
    const [second] = remindersDue(since(3), days(1))
    const [other] = remindersDue({ ...since(4) }, days(0))
    expect(first?.key).toBe(second?.key)
    expect(first?.key).not.toBe(other?.key)
  })
})

describe('the planned end of the current step', () => {
  const inWork = (...steps: ReminderFacts['steps']): ReminderFacts => ({ ...given, steps })

  it.each<[string, ReminderFacts, number[]]>([
    ['concerns both', inWork(step(1, 16), step(2, 5)), [STUDENT, INSTRUCTOR]],
    [
      'concerns the instructor alone once the student is done',
      inWork(step(1, 16, 'by the student')),
      [INSTRUCTOR],
    ],
    [
      'is that of the first step not confirmed',
      inWork(step(1, 9, 'by both'), step(2, 7)),
      [STUDENT, INSTRUCTOR],
    ],
    ['is not due once all are confirmed', inWork(step(1, 16, 'by both')), []],
    ['does not exist without a start', { ...inWork(step(1, 16)), startDate: null }, []],
    ['is not due before there is a student', { ...inWork(step(1, 16)), studentId: null }, []],
    ['is not due once the thesis is marked', { ...inWork(step(1, 16)), mark: 9 }, []],
  ])('%s', (_what, facts, recipients) => {
    expect(due(facts)).toEqual(recipients.map((recipient) => [recipient, 7]))
  })

  it('says which step', () => {
    expect(remindersDue(inWork(step(1, 16)), TODAY)).toMatchObject([
      { kind: 'step_end_near', day: '2026-03-17', step: { id: 1, title: 'Βήμα 1' } },
      { kind: 'step_end_near', day: '2026-03-17', step: { id: 1, title: 'Βήμα 1' } },
    ])
  })
})

describe('the desired completion', () => {
  it('concerns both, as long as the thesis is in progress', () => {
    const near = { ...given, intendedEnd: days(1) }
    expect(due(near)).toEqual([
      [STUDENT, 1],
      [INSTRUCTOR, 1],
    ])
    expect(due({ ...near, studentId: null })).toEqual([])
    expect(due({ ...near, mark: 10 })).toEqual([])
  })
})

describe('an examination', () => {
  const near = { ...given, examination: { day: days(1), memberIds: [INSTRUCTOR, 3] } }

  it('concerns the student and the committee, the day before', () => {
    expect(due(near)).toEqual([
      [STUDENT, 1],
      [INSTRUCTOR, 1],
      [3, 1],
    ])
    expect(due(near, days(-1))).toEqual([])
    expect(due({ ...near, mark: 10 })).toEqual([])
  })

  it('that is moved is reminded of again', () => {
    const keys = [days(1), days(2)].map((day, passed) =>
      remindersDue({ ...near, examination: { ...near.examination, day } }, days(passed)).map(
        ({ key }) => key,
      ),
    )
    expect(new Set(keys.flat()).size).toBe(6)
  })
})

describe('where to look', () => {
  it('is no farther than a week ahead and no later than three days ago', () => {
    expect(lastDayInSight(TODAY)).toBe('2026-03-17')
    expect(lastAnswerThatWaits(TODAY)).toBe('2026-03-07')
  })
})

describe('all reminders of a thesis', () => {
  it('have keys of their own', () => {
    const facts = { ...given, intendedEnd: days(7), steps: [step(1, 16)] }
    const keys = remindersDue(facts, TODAY).map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(4)
  })
})
