import { describe, expect, it } from 'vitest'
import { FAILING_FOR, pauseAfter, problemOfStatus, waitAfter } from './webhook-delivery.ts'

const HOUR = 3_600_000

describe('the tries of a delivery', () => {
  it('come after growing waits, for some three days, and then end', () => {
    const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1))
    expect(waits.at(-1)).toBeNull()
    const given = waits.filter((wait) => wait !== null)
    expect(given).toHaveLength(9)
    expect(given).toEqual(given.toSorted((a, b) => a - b))
    const whole = given.reduce((sum, wait) => sum + wait)
    expect(whole).toBeGreaterThan(72 * HOUR)
    expect(whole).toBeLessThan(80 * HOUR)
  })
})

describe('the answer of a receiver', () => {
  it.each([
    [200, null],
    [204, null],
    [301, 'redirected'],
    [308, 'redirected'],
    [400, 'refused'],
    [404, 'refused'],
    [410, 'gone'],
    [429, 'refused'],
    [500, 'refused'],
    [199, 'refused'],
  ] as const)('%i', (status, problem) => {
    expect(problemOfStatus(status)).toBe(problem)
  })
})

describe('a subscription', () => {
  const now = new Date('2026-03-10T09:00:00Z')
  const since = (milliseconds: number) => ({ failingSince: new Date(now.getTime() - milliseconds), now })

  it.each([
    ['goes on after a failure', 'refused', 0, null],
    ['goes on just before three days of failures', 'timeout', FAILING_FOR - 1, null],
    ['is paused after three days of failures', 'no_connection', FAILING_FOR, 'failing'],
    ['is paused at once by a receiver that is gone', 'gone', 0, 'gone'],
  ] as const)('%s', (_what, problem, milliseconds, paused) => {
    expect(pauseAfter(problem, since(milliseconds))).toBe(paused)
  })
})
