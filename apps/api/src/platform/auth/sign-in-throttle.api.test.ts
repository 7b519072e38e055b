import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { systemClock } from '../clock.ts'
import { Refusal } from '../refusal/refusal.ts'
import { upkeep } from '../upkeep/upkeep.ts'
import { ATTEMPTS_KEPT } from './attempt.repository.ts'
import { signInThrottle } from './sign-in-throttle.ts'
import { attempt as attempts } from './tables.ts'

const foundation = await openTestFoundation()
const { db } = foundation
const throttle = signInThrottle(db)
/** Another process on the same database. */
const elsewhere = signInThrottle(db)
const NOW = Date.parse('2026-03-10T09:00:00Z')

// The library of the counts reads the time of the system, so that is what stands still here.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await db.transaction((tx) => tx.delete(attempts))
})
afterEach(() => vi.useRealTimers())

const advance = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

/** 0 for an attempt that is let through, else the seconds to wait. */
async function attempt(account: string, address: string, process = throttle): Promise<number> {
  try {
    await process.begin(account, address)
    return 0
  } catch (error) {
    if (error instanceof Refusal) return error.retryAfterSeconds ?? Number.NaN
    throw error
  }
}

async function fail(
  times: number,
  account: (index: number) => string,
  address: (index: number) => string,
): Promise<number> {
  let longest = 0
  for (let index = 0; index < times; index += 1) {
    longest = Math.max(longest, await attempt(account(index), address(index)))
  }
  return longest
}

describe('failed sign-ins', () => {
  it('are ten for a person at a machine, then a wait of ten minutes', async () => {
    expect(
      await fail(
        10,
        () => 'maria',
        () => 'here',
      ),
    ).toBe(0)
    expect(await attempt('maria', 'here')).toBe(600)
    advance(4)
    expect(await attempt('maria', 'here')).toBe(360)
    advance(6)
    expect(await attempt('maria', 'here')).toBe(0)
  })

  it('that were refused do not lengthen the wait', async () => {
    await fail(
      40,
      () => 'maria',
      () => 'here',
    )
    advance(10)
    expect(await attempt('maria', 'here')).toBe(0)
  })

  it('of one person hold no other up', async () => {
    await fail(
      10,
      () => 'maria',
      () => 'here',
    )
    expect(await attempt('nikos', 'here')).toBe(0)
  })

  it('are thirty for an account, from however many machines', async () => {
    expect(
      await fail(
        30,
        () => 'maria',
        (index) => `machine ${index}`,
      ),
    ).toBe(0)
    expect(await attempt('maria', 'another machine')).toBeGreaterThan(0)
  })

  it('are fifty for a machine, with however many names', async () => {
    expect(
      await fail(
        50,
        (index) => `name ${index}`,
        () => 'here',
      ),
    ).toBe(0)
    expect(await attempt('another name', 'here')).toBeGreaterThan(0)
    expect(await attempt('another name', 'there')).toBe(0)
  })

  it('of strangers do not lock a person out where he or she has signed in before', async () => {
    await throttle.begin('maria', 'home')
    await throttle.succeeded('maria', 'home')
    await fail(
      30,
      () => 'maria',
      (index) => `machine ${index}`,
    )
    await fail(
      50,
      (index) => `name ${index}`,
      () => 'home',
    )
    expect(await attempt('maria', 'home')).toBe(0)
    expect(await attempt('maria', 'elsewhere')).toBeGreaterThan(0)
  })
})

describe('two processes', () => {
  it('count together', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect(await attempt('maria', 'here', throttle)).toBe(0)
      expect(await attempt('maria', 'here', elsewhere)).toBe(0)
    }
    expect(await attempt('maria', 'here', throttle)).toBe(600)
    expect(await attempt('maria', 'here', elsewhere)).toBe(600)
    await throttle.succeeded('maria', 'here')
    expect(await attempt('maria', 'here', elsewhere)).toBe(0)
  })

  it('let ten of many guesses through that come at once', async () => {
    const guesses = Array.from({ length: 24 }, (_, index) =>
      attempt('maria', 'here', index % 2 === 0 ? throttle : elsewhere),
    )
    expect((await Promise.all(guesses)).filter((wait) => wait === 0)).toHaveLength(10)
  })
})

it('what has expired is removed, and nothing else', async () => {
  await attempt('maria', 'here')
  await throttle.succeeded('nikos', 'there')
  advance(10)
  await upkeep({ ...foundation, clock: systemClock }, [ATTEMPTS_KEPT])()
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['familiar:nikos there'])
})

describe('successful sign-ins', () => {
  it('hold no person up, however many', async () => {
    for (let index = 0; index < 100; index += 1) {
      expect(await attempt(`student ${index}`, 'laboratory')).toBe(0)
      await throttle.succeeded(`student ${index}`, 'laboratory')
    }
  })

  it('make the failures before them forgotten', async () => {
    await fail(
      9,
      () => 'maria',
      () => 'here',
    )
    await throttle.begin('maria', 'here')
    await throttle.succeeded('maria', 'here')
    expect(
      await fail(
        10,
        () => 'maria',
        () => 'here',
      ),
    ).toBe(0)
  })
})
