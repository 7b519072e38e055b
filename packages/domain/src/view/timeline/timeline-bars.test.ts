import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/dates.ts'
import { barsOf, clipTo, sideOf } from './timeline-bars.ts'

const TODAY: IsoDate = '2026-06-15'
const span = (start: IsoDate, end: IsoDate) => ({ start, end })

/** Begun on 1 March, with four steps that end on 1 August by the plan and as they go. */
const RUNNING = {
  start: '2026-03-01',
  intendedEnd: null,
  plannedEnd: '2026-08-01',
  expectedEnd: '2026-08-01',
  confirmedUntil: null,
  progress: { confirmed: 0, steps: 4 },
} as const

describe('the bars of a thesis', () => {
  it.each([
    [
      'go from the start to the end of the plan',
      RUNNING,
      {
        plan: span('2026-03-01', '2026-08-01'),
        actual: span('2026-03-01', '2026-08-01'),
        done: null,
        late: null,
      },
    ],
    [
      'are filled up to the last confirmation',
      { ...RUNNING, confirmedUntil: '2026-05-02', progress: { confirmed: 1, steps: 4 } },
      { done: span('2026-03-01', '2026-05-02') },
    ],
    [
      'reach behind the plan, where the steps go slower',
      { ...RUNNING, expectedEnd: '2026-09-10' },
      {
        plan: span('2026-03-01', '2026-08-01'),
        actual: span('2026-03-01', '2026-09-10'),
        late: null,
      },
    ],
    [
      'are late behind the desired end',
      { ...RUNNING, intendedEnd: '2026-07-20' },
      { actual: span('2026-03-01', '2026-08-01'), late: span('2026-07-20', '2026-08-01') },
    ],
    ['are not late on the desired end itself', { ...RUNNING, intendedEnd: '2026-08-01' }, { late: null }],
    [
      'are late as a whole, where the desired end lies before the start',
      { ...RUNNING, intendedEnd: '2026-02-01' },
      { late: span('2026-03-01', '2026-08-01') },
    ],
    [
      'reach to today, where the steps should be over',
      { ...RUNNING, intendedEnd: '2026-05-01', plannedEnd: '2026-05-01', expectedEnd: '2026-05-01' },
      { actual: span('2026-03-01', TODAY), late: span('2026-05-01', TODAY) },
    ],
    [
      'end with the last step, where all are confirmed',
      {
        ...RUNNING,
        expectedEnd: '2026-05-20',
        confirmedUntil: '2026-05-20',
        progress: { confirmed: 4, steps: 4 },
      },
      { actual: span('2026-03-01', '2026-05-20'), done: span('2026-03-01', '2026-05-20') },
    ],
    [
      'begin with a confirmation before the start',
      { ...RUNNING, confirmedUntil: '2026-02-20', progress: { confirmed: 1, steps: 4 } },
      { actual: span('2026-02-20', '2026-08-01'), done: span('2026-02-20', '2026-02-20') },
    ],
    [
      'without steps are planned to the desired end and reach to today',
      {
        ...RUNNING,
        intendedEnd: '2026-07-01',
        plannedEnd: null,
        expectedEnd: null,
        progress: { confirmed: 0, steps: 0 },
      },
      {
        plan: span('2026-03-01', '2026-07-01'),
        actual: span('2026-03-01', TODAY),
        done: null,
        late: null,
      },
    ],
    [
      'without steps and a desired end have no plan',
      { ...RUNNING, plannedEnd: null, expectedEnd: null, progress: { confirmed: 0, steps: 0 } },
      { plan: null, actual: span('2026-03-01', TODAY) },
    ],
    [
      'without steps are nothing before the start',
      {
        ...RUNNING,
        start: '2026-09-01',
        plannedEnd: null,
        expectedEnd: null,
        progress: { confirmed: 0, steps: 0 },
      },
      { plan: null, actual: null, late: null },
    ],
    [
      'are none without a start',
      { ...RUNNING, start: null, plannedEnd: null, expectedEnd: null, intendedEnd: '2026-05-01' },
      { plan: null, actual: null, done: null, late: null },
    ],
  ] as const)('%s', (_what, times, expected) => {
    expect(barsOf(times, TODAY)).toMatchObject(expected)
  })
})

describe('in a window from June to August', () => {
  const window = span('2026-06-01', '2026-08-31')

  it.each([
    ['lies within', span('2026-06-10', '2026-07-01'), span('2026-06-10', '2026-07-01'), false, false],
    ['begins before', span('2026-05-10', '2026-07-01'), span('2026-06-01', '2026-07-01'), true, false],
    ['ends after', span('2026-06-10', '2026-09-01'), span('2026-06-10', '2026-08-31'), false, true],
    ['does both', span('2026-01-01', '2027-01-01'), window, true, true],
    ['touches it', span('2026-05-01', '2026-06-01'), span('2026-06-01', '2026-06-01'), true, false],
  ] as const)('a stretch that %s is cut', (_what, stretch, shown, goesOnBefore, goesOnAfter) => {
    expect(clipTo(window, stretch)).toEqual({ ...shown, goesOnBefore, goesOnAfter })
    expect(sideOf(window, stretch)).toBeNull()
  })

  it.each([
    ['before', span('2026-01-01', '2026-05-31')],
    ['after', span('2026-09-01', '2026-12-31')],
  ] as const)('a stretch that lies %s it is not drawn', (side, stretch) => {
    expect(clipTo(window, stretch)).toBeNull()
    expect(sideOf(window, stretch)).toBe(side)
  })

  it('nothing is cut to nothing', () => {
    expect(clipTo(window, null)).toBeNull()
  })
})
