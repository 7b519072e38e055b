import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/dates.ts'
import { steps } from '../../testing/facts.ts'
import {
  actualSchedule,
  completionProgress,
  DURATION_CAPS,
  daysLate,
  durationInDays,
  endsLate,
  isDurationAllowed,
  lateness,
  planSchedule,
  type ScheduledStep,
  scheduleEnd,
  timeProgress,
  totalDays,
} from './schedule.ts'
import type { Duration } from './step.ts'

const start: IsoDate = '2026-03-01'
const week: Duration = { amount: 1, unit: 'weeks' }
const month: Duration = { amount: 1, unit: 'months' }
const tenDays: Duration = { amount: 10, unit: 'days' }

/** A week's, a month's and a ten days' step, 47 days together; `confirmedOn` for those already confirmed. */
function threeSteps(...confirmedOn: (IsoDate | null)[]): ScheduledStep[] {
  return [week, month, tenDays].map((duration, index) => {
    const day = confirmedOn[index] ?? null
    const moment = day === null ? null : `${day}T09:00:00Z`
    return { duration, confirmedOn: day, studentConfirmedAt: moment, instructorConfirmedAt: moment }
  })
}

const spans = (...days: [IsoDate, IsoDate][]) => days.map(([from, to]) => ({ start: from, end: to }))

describe('a duration', () => {
  it.each([
    [{ amount: 1, unit: 'days' }, 1],
    [{ amount: 2, unit: 'weeks' }, 14],
    [{ amount: 3, unit: 'months' }, 90],
  ] as const)('%j is %i days', (duration, days) => {
    expect(durationInDays(duration)).toBe(days)
  })

  it.each([
    ['a day', 1, 'days', true],
    ['255 days', 255, 'days', true],
    ['256 days', 256, 'days', false],
    ['52 weeks', 52, 'weeks', true],
    ['53 weeks', 53, 'weeks', false],
    ['12 months', 12, 'months', true],
    ['13 months', 13, 'months', false],
    ['nothing', 0, 'days', false],
    ['less than nothing', -1, 'weeks', false],
    ['a week and a half', 1.5, 'weeks', false],
    ['no number', Number.NaN, 'days', false],
  ] as const)('may be %s: %d %s: %j', (_what, amount, unit, may) => {
    expect(isDurationAllowed({ amount, unit })).toBe(may)
  })

  it('has the caps of the regulation', () => {
    expect(DURATION_CAPS).toEqual({ days: 255, weeks: 52, months: 12 })
  })
})

describe('the planned schedule', () => {
  it('puts the steps one after another, each starting on the day the one before ends', () => {
    expect(planSchedule(threeSteps(), start)).toEqual(
      spans(['2026-03-01', '2026-03-08'], ['2026-03-08', '2026-04-07'], ['2026-04-07', '2026-04-17']),
    )
  })

  it('of an empty list is empty and has no end', () => {
    expect([planSchedule([], start), scheduleEnd([]), totalDays([])]).toEqual([[], null, 0])
  })

  it('ends as many days after its start as the steps take together', () => {
    expect(totalDays(threeSteps())).toBe(47)
    expect(scheduleEnd(planSchedule(threeSteps(), start))).toBe('2026-04-17')
  })
})

describe('the actual schedule', () => {
  it.each([
    [
      'is the planned one while nothing is confirmed',
      threeSteps(),
      spans(['2026-03-01', '2026-03-08'], ['2026-03-08', '2026-04-07'], ['2026-04-07', '2026-04-17']),
    ],
    [
      'comes earlier after an early confirmation',
      threeSteps('2026-03-04'),
      spans(['2026-03-01', '2026-03-04'], ['2026-03-04', '2026-04-03'], ['2026-04-03', '2026-04-13']),
    ],
    [
      'comes later after a late one',
      threeSteps('2026-03-20'),
      spans(['2026-03-01', '2026-03-20'], ['2026-03-20', '2026-04-19'], ['2026-04-19', '2026-04-29']),
    ],
    [
      'is what happened once all are confirmed',
      threeSteps('2026-03-20', '2026-03-20', '2026-03-25'),
      spans(['2026-03-01', '2026-03-20'], ['2026-03-20', '2026-03-20'], ['2026-03-20', '2026-03-25']),
    ],
    [
      'has no step of negative length when one was confirmed before the start',
      threeSteps('2026-02-20'),
      spans(['2026-02-20', '2026-02-20'], ['2026-02-20', '2026-03-22'], ['2026-03-22', '2026-04-01']),
    ],
  ])('%s', (_rule, list, expected) => {
    expect(actualSchedule(list, start)).toEqual(expected)
  })

  it('keeps to the plan for a step that only the student has finished', () => {
    const [first, ...rest] = threeSteps()
    const waiting = { ...first, duration: week, confirmedOn: null, ...steps('D')[0] } as ScheduledStep
    expect(actualSchedule([waiting, ...rest], start)).toEqual(planSchedule(threeSteps(), start))
  })
})

describe('being late', () => {
  it.each([
    ['2026-04-17', '2026-04-10', 7],
    ['2026-04-17', '2026-04-17', 0],
    ['2026-04-17', '2026-04-30', 0],
    ['2026-04-17', null, 0],
    [null, '2026-04-10', 0],
  ] as const)('with the end on %s and wanted on %s, by %i days', (end, intendedEnd, days) => {
    expect(daysLate(end, intendedEnd)).toBe(days)
  })

  it.each([
    ['both ends are in time', threeSteps(), '2026-04-17', false],
    ['the planned end is late', threeSteps('2026-03-04'), '2026-04-15', true],
    ['the actual end is late', threeSteps('2026-03-20'), '2026-04-17', true],
    ['no end is wanted', threeSteps('2026-03-20'), null, false],
    ['there are no steps', [], '2026-03-01', false],
  ] as const)('is warned of when %s: %j, %s: %j', (_when, list, intendedEnd, warned) => {
    expect(endsLate(planSchedule(list, start), actualSchedule(list, start), intendedEnd)).toBe(warned)
  })
})

describe('how late a thesis is', () => {
  // As planned the three steps end on 17 April.
  it.each([
    ['nothing, without a desired end', threeSteps(), null, '2026-05-01', null],
    ['nothing, while the steps will end in time', threeSteps(), '2026-04-17', '2026-03-05', null],
    ['a forecast, while the day is ahead', threeSteps(), '2026-04-10', '2026-03-05', [7, true]],
    ['a forecast on the day itself', threeSteps(), '2026-04-10', '2026-04-10', [7, true]],
    ['the days since then, once it has passed', threeSteps(), '2026-04-10', '2026-04-12', [2, false]],
    ['a fact also where the plan was in time', threeSteps(), '2026-04-30', '2026-05-03', [3, false]],
    ['a forecast from what is confirmed', threeSteps('2026-03-20'), '2026-04-17', '2026-03-21', [12, true]],
    [
      'what it came to, when every step is confirmed',
      threeSteps('2026-03-08', '2026-04-07', '2026-04-12'),
      '2026-04-10',
      '2026-05-20',
      [2, false],
    ],
    [
      'nothing, when every step was confirmed in time',
      threeSteps('2026-03-08', '2026-04-01', '2026-04-09'),
      '2026-04-10',
      '2026-05-20',
      null,
    ],
    ['the days since then, where there is no step', [], '2026-04-10', '2026-04-14', [4, false]],
    ['nothing yet, where there is no step', [], '2026-04-10', '2026-04-01', null],
  ] as const)('is %s', (_what, list, intendedEnd, today, expected) => {
    const [days, isForecast] = expected ?? []
    expect(lateness(list, start, intendedEnd, today)).toEqual(expected && { days, isForecast })
  })

  it('is not predicted before a start is set', () => {
    expect(lateness(threeSteps(), null, '2026-03-01', '2026-02-01')).toBeNull()
  })
})

describe('the progress of time', () => {
  const fiftyDays = [{ duration: { amount: 50, unit: 'days' } }] as const

  it.each([
    ['2026-02-01', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 2],
    ['2026-03-26', 50],
    ['2026-04-20', 100],
    ['2027-01-01', 100],
  ] as const)('of fifty days from 1 March is, on %s, %i%%', (day, percent) => {
    expect(timeProgress(fiftyDays, start, day)).toBe(percent)
  })

  it('is nothing before a start is set, and without steps', () => {
    expect([timeProgress(fiftyDays, null, start), timeProgress([], start, '2026-04-01')]).toEqual([0, 0])
  })
})

describe('the progress of the work', () => {
  it.each([
    ['', 0],
    ['---', 0],
    ['D--', 0],
    ['C--', 33],
    ['CCD', 67],
    ['CCC', 100],
  ])('of %s is %i%%', (letters, percent) => {
    expect(completionProgress(steps(letters))).toBe(percent)
  })
})
