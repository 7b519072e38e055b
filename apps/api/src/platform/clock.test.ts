import { describe, expect, it } from 'vitest'
import { systemClock, testClock } from './clock.ts'

describe('the test clock', () => {
  it('stands still until it is set', () => {
    const clock = testClock('2026-03-10T08:00:00Z')
    expect(clock.now()).toEqual(clock.now())
    clock.advance({ days: 1, minutes: 30 })
    expect(clock.now().toISOString()).toBe('2026-03-11T08:30:00.000Z')
    clock.set('2027-01-01T00:00:00Z')
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })

  it.each([
    ['2026-01-15T21:59:59Z', '2026-01-15'],
    ['2026-01-15T22:00:00Z', '2026-01-16'],
    ['2026-07-15T20:59:59Z', '2026-07-15'],
    ['2026-07-15T21:00:00Z', '2026-07-16'],
  ])('says that at %s it is %s in Greece', (moment, day) => {
    expect(testClock(moment).today()).toBe(day)
  })

  it('is not turned by changing a date it gave', () => {
    const clock = testClock('2026-03-10T08:00:00Z')
    clock.now().setFullYear(1999)
    expect(clock.now().getUTCFullYear()).toBe(2026)
  })

  it('refuses what is not a moment', () => {
    expect(() => testClock('yesterday')).toThrow(RangeError)
  })
})

describe('the system clock', () => {
  it('gives the day as YYYY-MM-DD', () => {
    expect(systemClock.today()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})
