import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/dates.ts'
import { actualSchedule } from '../../thesis/todo-list/schedule.ts'
import { type PlannedStep, stepsOnTimeline, timesOf } from './timeline-row.ts'

const START: IsoDate = '2026-03-01'
const TODAY: IsoDate = '2026-03-20'

/** Three steps of ten days each; the days on which the first ones were confirmed. */
function threeSteps(...confirmedOn: IsoDate[]): PlannedStep[] {
  return ['Βιβλιογραφία', 'Υλοποίηση', 'Συγγραφή'].map((title, index) => {
    const day = confirmedOn[index] ?? null
    const moment = day === null ? null : `${day}T09:00:00Z`
    return {
      title,
      duration: { amount: 10, unit: 'days' },
      confirmedOn: day,
      studentConfirmedAt: moment,
      instructorConfirmedAt: moment,
      wasReturned: false,
    }
  })
}

describe('the times of a thesis', () => {
  it.each([
    ['with nothing confirmed', threeSteps(), '2026-03-31', '2026-03-31', null, 0],
    ['with a step confirmed late', threeSteps('2026-03-15'), '2026-03-31', '2026-04-04', '2026-03-15', 1],
    ['with a step confirmed early', threeSteps('2026-03-05'), '2026-03-31', '2026-03-25', '2026-03-05', 1],
    [
      'with all confirmed',
      threeSteps('2026-03-05', '2026-03-08', '2026-03-18'),
      '2026-03-31',
      '2026-03-18',
      '2026-03-18',
      3,
    ],
    ['without steps', [], null, null, null, 0],
  ] as const)(
    '%s are its plan, what is expected and what is done',
    (_what, steps, plannedEnd, expectedEnd, until, confirmed) => {
      expect(timesOf({ startDate: START, intendedEnd: null }, steps, TODAY)).toEqual({
        start: START,
        intendedEnd: null,
        plannedEnd,
        expectedEnd,
        confirmedUntil: until,
        progress: { confirmed, steps: steps.length },
        late: null,
      })
    },
  )

  it('have neither a plan nor an expected end before a start is set', () => {
    const times = timesOf({ startDate: null, intendedEnd: '2026-03-10' }, threeSteps(), TODAY)
    expect(times).toMatchObject({ start: null, plannedEnd: null, expectedEnd: null })
    expect(times.late).toEqual({ days: 10, isForecast: false })
  })

  it('say by how much the desired end will be missed', () => {
    const times = timesOf({ startDate: START, intendedEnd: '2026-03-25' }, threeSteps(), TODAY)
    expect(times.late).toEqual({ days: 6, isForecast: true })
  })
})

describe('the steps on a timeline', () => {
  it('stand on the days of the actual schedule, each with its state', () => {
    const steps = threeSteps('2026-03-15')
    const shown = stepsOnTimeline(steps, START)
    expect(shown.map(({ start, end }) => ({ start, end }))).toEqual(actualSchedule(steps, START))
    expect(shown.map(({ title, state }) => [title, state])).toEqual([
      ['Βιβλιογραφία', 'confirmed'],
      ['Υλοποίηση', 'current'],
      ['Συγγραφή', 'locked'],
    ])
  })

  it('say which one was sent back', () => {
    const [first, ...rest] = threeSteps()
    const steps = [...(first ? [{ ...first, wasReturned: true }] : []), ...rest]
    expect(stepsOnTimeline(steps, START)[0]?.state).toBe('returned')
  })

  it('have no days before a start is set', () => {
    expect(stepsOnTimeline(threeSteps(), null)).toEqual([])
  })
})
