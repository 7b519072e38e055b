import { describe, expect, it } from 'vitest'
import {
  closesAfterStart,
  endsBeforeStart,
  isDayOfThesis,
  isRangeReversed,
  makesEndPrecedeStart,
} from './thesis-dates.ts'

const EARLY = '2026-03-01'
const LATE = '2026-03-02'

describe('two dates of a thesis', () => {
  it.each([
    ['an end before the start', EARLY, LATE, true],
    ['an end on the day of the start', LATE, LATE, false],
    ['an end after the start', LATE, EARLY, false],
    ['an end without a start', EARLY, null, false],
    ['a start without an end', null, LATE, false],
  ] as const)('contradict each other or not: %s', (_case, intendedEnd, startDate, contradicts) => {
    expect(endsBeforeStart({ intendedEnd, startDate })).toBe(contradicts)
  })

  it.each([
    ['a deadline after the start', LATE, EARLY, true],
    ['a deadline on the day of the start', LATE, LATE, false],
    ['a deadline before the start', EARLY, LATE, false],
    ['a deadline without a start', LATE, null, false],
  ] as const)('leave the student late or not: %s', (_case, interestDeadline, startDate, isLate) => {
    expect(closesAfterStart({ interestDeadline, startDate })).toBe(isLate)
  })
})

describe('a range of deadlines', () => {
  it.each([
    ['that ends before it begins', LATE, EARLY, true],
    ['of one day', LATE, LATE, false],
    ['in order', EARLY, LATE, false],
    ['without an end', LATE, null, false],
  ] as const)('is reversed or not: one %s', (_case, deadlineFrom, deadlineUntil, isReversed) => {
    expect(isRangeReversed({ deadlineFrom, deadlineUntil })).toBe(isReversed)
  })
})

describe('a day of a thesis', () => {
  it.each([
    ['0001-01-01', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2026-02-28', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['9999-12-31', false],
  ] as const)('lies in a year that somebody may mean: %s %s', (day, isOne) => {
    expect(isDayOfThesis(day)).toBe(isOne)
  })
})

describe('a change', () => {
  const contradicting = { startDate: LATE, intendedEnd: EARLY } as const
  it.each([
    ['that sets both', null, contradicting, true],
    ['that moves the start', { startDate: EARLY, intendedEnd: EARLY }, contradicting, true],
    ['that moves the end', { startDate: LATE, intendedEnd: LATE }, contradicting, true],
    ['that moves neither', contradicting, contradicting, false],
    ['that puts it right', contradicting, { startDate: EARLY, intendedEnd: LATE }, false],
    ['that sets no dates', null, { startDate: null, intendedEnd: null }, false],
  ] as const)('makes the end precede the start or not: one %s', (_case, before, after, does) => {
    expect(makesEndPrecedeStart(before, after)).toBe(does)
  })
})
