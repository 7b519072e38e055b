import { beforeEach, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { Refusal } from '../refusal/refusal.ts'
import { upkeep } from '../upkeep/upkeep.ts'
import { ATTEMPTS_KEPT } from './attempt.repository.ts'
import { type Attempt, signInThrottle, unknownName } from './sign-in-throttle.ts'
import { attempt as attempts } from './tables.ts'

const foundation = await openTestFoundation()
const { db, clock } = foundation
const throttle = signInThrottle(foundation)
/** Another process on the same database, or this one after a restart. */
const elsewhere = signInThrottle(foundation)

beforeEach(async () => {
  await db.transaction((tx) => tx.delete(attempts))
})

type Made = { wait: number; attempt: Attempt | null }

async function make(
  account: string,
  address: string,
  known: string | null = null,
  by = throttle,
): Promise<Made> {
  try {
    return { wait: 0, attempt: await by.begin(account, address, known) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { wait: error.retryAfterSeconds ?? Number.NaN, attempt: null }
  }
}

/** 0 for an attempt that is let through, else the seconds to wait. */
const attempt = async (...given: Parameters<typeof make>) => (await make(...given)).wait

async function succeed(account: string, address: string, known: string | null = null): Promise<void> {
  const { attempt } = await make(account, address, known)
  if (attempt === null) throw new Error('the attempt was refused')
  await db.transaction((tx) => throttle.succeeded(tx, attempt))
}

/** Guesses as often as there is no wait, and waits where there is one. Returns how many were let through. */
async function guessAllDay(guess: (number: number) => Promise<number>): Promise<number> {
  const end = clock.now().getTime() + 24 * 60 * 60_000
  let guesses = 0
  while (clock.now().getTime() < end) {
    const wait = await guess(guesses)
    if (wait === 0) guesses += 1
    else clock.advance({ seconds: wait })
  }
  return guesses
}

describe('wrong passwords of an account at one address', () => {
  it('are five without a wait, then each wait is twice as long, up to an hour', async () => {
    const waits: number[] = []
    for (let failure = 1; failure <= 14; failure += 1) {
      expect(await attempt('id 1', 'here')).toBe(0)
      const wait = await attempt('id 1', 'here')
      waits.push(wait)
      clock.advance({ seconds: wait })
    }
    expect(waits.slice(0, 2)).toEqual([0, 0])
    expect(waits.filter((wait) => wait > 0)).toEqual([
      30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600, 3_600, 3_600,
    ])
  })

  it('are 34 a day, however patient the guesser', async () => {
    expect(await guessAllDay(() => attempt('id 1', 'here'))).toBe(34)
    expect(await guessAllDay(() => attempt('id 1', 'here'))).toBe(24)
  })

  it('that were refused do not lengthen the wait', async () => {
    for (let failure = 1; failure <= 40; failure += 1) await attempt('id 1', 'here')
    expect(await attempt('id 1', 'here')).toBe(30)
    clock.advance({ seconds: 30 })
    expect(await attempt('id 1', 'here')).toBe(0)
  })

  it('are counted together by all processes, also those that come at once', async () => {
    const guesses = Array.from({ length: 24 }, (_, index) =>
      attempt('id 1', 'here', null, index % 2 === 0 ? throttle : elsewhere),
    )
    expect((await Promise.all(guesses)).filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('hold up nobody else there', async () => {
    for (let failure = 1; failure <= 6; failure += 1) await attempt('id 1', 'here')
    expect(await attempt('id 2', 'here')).toBe(0)
  })

  it('are forgotten with a right one', async () => {
    for (let failure = 1; failure <= 4; failure += 1) await attempt('id 1', 'here')
    await succeed('id 1', 'here')
    for (let failure = 1; failure <= 5; failure += 1) expect(await attempt('id 1', 'here')).toBe(0)
  })
})

describe('wrong passwords of an account from many addresses', () => {
  const fromAnywhere = (number: number) => attempt('id 1', `address ${number}`)

  it('are a hundred a day', async () => {
    expect(await guessAllDay(fromAnywhere)).toBe(100)
  })

  it('do not lock its owner out at a known browser, nor at an address of before', async () => {
    await succeed('id 1', 'home')
    await guessAllDay(fromAnywhere)
    for (let number = 0; number < 100; number += 1) await fromAnywhere(number)
    expect(await attempt('id 1', 'another address')).toBeGreaterThan(0)
    expect(await attempt('id 1', 'another address', 'browser')).toBe(0)
    expect(await attempt('id 1', 'home')).toBe(0)
  })

  it('are worth telling the owner from the twentieth on, and once a day', async () => {
    const worth: (boolean | undefined)[] = []
    for (let number = 1; number <= 21; number += 1) {
      worth.push((await make('id 1', `address ${number}`)).attempt?.isWorthNotice)
    }
    expect(worth).toEqual([...Array(19).fill(false), true, true])
    const mayNotify = () => db.transaction((tx) => elsewhere.mayNotifyOwner(tx, 'id 1'))
    expect([await mayNotify(), await mayNotify()]).toEqual([true, false])
    clock.advance({ days: 1 })
    expect(await mayNotify()).toBe(true)
  })

  it('no longer count when the owner has proved the account by mail', async () => {
    for (let number = 0; number < 100; number += 1) await fromAnywhere(number)
    expect(await attempt('id 1', 'another address')).toBeGreaterThan(0)
    await db.transaction((tx) => throttle.lift(tx, 'id 1'))
    expect(await attempt('id 1', 'another address')).toBe(0)
  })
})

describe('a known browser', () => {
  it('has a count of its own, as strict as that of an address', async () => {
    expect(await guessAllDay((number) => attempt('id 1', `address ${number}`, 'stolen'))).toBe(34)
    expect(await attempt('id 1', 'here')).toBe(0)
    expect(await attempt('id 1', 'here', 'another browser')).toBe(0)
  })

  it('is known for its account only', async () => {
    for (let failure = 1; failure <= 6; failure += 1) await attempt('id 1', 'here', 'browser')
    expect(await attempt('id 2', 'here', 'browser')).toBe(0)
  })
})

describe('wrong passwords from one address', () => {
  it('are five hundred an hour for all accounts together', async () => {
    for (let number = 1; number <= 500; number += 1) expect(await attempt(`id ${number}`, 'campus')).toBe(0)
    expect(await attempt('id 501', 'campus')).toBe(3_600)
    expect(await attempt('id 501', 'elsewhere')).toBe(0)
    expect(await attempt('id 501', 'campus', 'browser')).toBe(0)
    clock.advance({ hours: 1 })
    expect(await attempt('id 501', 'campus')).toBe(0)
  })

  it('are not what a busy campus has: right ones are taken back', async () => {
    for (let student = 1; student <= 600; student += 1) await succeed(`id ${student}`, 'campus')
    expect(await attempt('id 601', 'campus')).toBe(0)
  })
})

describe('names that nobody has', () => {
  it('are held up like accounts, apart from them, and leave no name behind', async () => {
    const name = unknownName('ΜυστικόςΚωδικός')
    for (let failure = 1; failure <= 5; failure += 1) expect(await attempt(name, 'here')).toBe(0)
    expect(await attempt(name, 'here')).toBe(30)
    expect(unknownName('μυστικόςκωδικός')).toBe(name)
    const keys = (await db.select().from(attempts)).map(({ key }) => key)
    expect(keys.join()).not.toMatch(/id |κωδικ/i)
  })

  it('fill no table, however many', async () => {
    const names = new Set(Array.from({ length: 100_000 }, (_, number) => unknownName(`name ${number}`)))
    expect(names.size).toBeLessThanOrEqual(65_536)
  })
})

it('what has expired is removed, and nothing else', async () => {
  await attempt('id 1', 'here')
  await succeed('id 2', 'there')
  clock.advance({ days: 2 })
  await upkeep(foundation, [ATTEMPTS_KEPT])()
  expect((await db.select().from(attempts)).map(({ key }) => key)).toEqual(['familiar:id 2 there'])
})
