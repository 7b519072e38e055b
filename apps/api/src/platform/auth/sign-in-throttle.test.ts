import { beforeEach, describe, expect, it } from 'vitest'
import { type TestClock, testClock } from '../clock.ts'
import { Refusal } from '../refusal/refusal.ts'
import { type SignInThrottle, signInThrottle } from './sign-in-throttle.ts'

let clock: TestClock
let throttle: SignInThrottle
beforeEach(() => {
  clock = testClock('2026-03-10T09:00:00Z')
  throttle = signInThrottle(clock)
})

/** 0 for an attempt that is let through, else the seconds to wait. */
function attempt(account: string, address: string): number {
  try {
    throttle.begin(account, address)
    return 0
  } catch (error) {
    if (error instanceof Refusal) return error.retryAfterSeconds ?? Number.NaN
    throw error
  }
}

function fail(times: number, account: (index: number) => string, address: (index: number) => string): number {
  return Math.max(...Array.from({ length: times }, (_, index) => attempt(account(index), address(index))))
}

describe('failed sign-ins', () => {
  it('are ten for a person at a machine, then a wait of ten minutes', () => {
    expect(
      fail(
        10,
        () => 'maria',
        () => 'here',
      ),
    ).toBe(0)
    expect(attempt('maria', 'here')).toBe(600)
    clock.advance({ minutes: 4 })
    expect(attempt('maria', 'here')).toBe(360)
    clock.advance({ minutes: 6 })
    expect(attempt('maria', 'here')).toBe(0)
  })

  it('that were refused do not lengthen the wait', () => {
    fail(
      40,
      () => 'maria',
      () => 'here',
    )
    clock.advance({ minutes: 10 })
    expect(attempt('maria', 'here')).toBe(0)
  })

  it('of one person hold nobody else up', () => {
    fail(
      10,
      () => 'maria',
      () => 'here',
    )
    expect(attempt('nikos', 'here')).toBe(0)
  })

  it('are thirty for an account, from however many machines', () => {
    expect(
      fail(
        30,
        () => 'maria',
        (index) => `machine ${index}`,
      ),
    ).toBe(0)
    expect(attempt('maria', 'another machine')).toBeGreaterThan(0)
  })

  it('are fifty for a machine, with however many names', () => {
    expect(
      fail(
        50,
        (index) => `name ${index}`,
        () => 'here',
      ),
    ).toBe(0)
    expect(attempt('another name', 'here')).toBeGreaterThan(0)
    expect(attempt('another name', 'there')).toBe(0)
  })

  it('of strangers do not lock a person out where he or she has signed in before', () => {
    throttle.begin('maria', 'home')
    throttle.succeeded('maria', 'home')
    fail(
      30,
      () => 'maria',
      (index) => `machine ${index}`,
    )
    fail(
      50,
      (index) => `name ${index}`,
      () => 'home',
    )
    expect(attempt('maria', 'home')).toBe(0)
    expect(attempt('maria', 'elsewhere')).toBeGreaterThan(0)
  })
})

describe('successful sign-ins', () => {
  it('hold nobody up, however many', () => {
    for (let index = 0; index < 500; index += 1) {
      expect(attempt(`student ${index}`, 'laboratory')).toBe(0)
      throttle.succeeded(`student ${index}`, 'laboratory')
    }
  })

  it('make the failures before them forgotten', () => {
    fail(
      9,
      () => 'maria',
      () => 'here',
    )
    throttle.begin('maria', 'here')
    throttle.succeeded('maria', 'here')
    expect(
      fail(
        10,
        () => 'maria',
        () => 'here',
      ),
    ).toBe(0)
  })
})
