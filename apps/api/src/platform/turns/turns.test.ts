import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { turns } from './turns.ts'

/** Runs pieces of these keys, and writes down who began and ended. */
async function run(keys: readonly string[], atOnce: number, work = () => Promise.resolve()) {
  const inTurn = turns<string>({ atOnce })
  const seen: string[] = []
  await Promise.allSettled(
    keys.map((key, at) =>
      inTurn(key, async () => {
        seen.push(`${key}${at} begins`)
        await setImmediate()
        seen.push(`${key}${at} ends`)
        await work()
      }),
    ),
  )
  return seen
}

describe('work that waits for its turn', () => {
  it('is done one piece of a key at a time, in the order in which it came', async () => {
    const seen = await run(['a', 'a', 'a'], 2)
    expect(seen).toEqual(['a0 begins', 'a0 ends', 'a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  })

  it('of another key does not wait for it, as long as there are places', async () => {
    expect((await run(['a', 'a', 'b', 'c'], 2)).slice(0, 2)).toEqual(['a0 begins', 'b2 begins'])
  })

  it('goes on after a piece that failed', async () => {
    const seen = await run(['a', 'a'], 1, () => Promise.reject(new Error('failed')))
    expect(seen).toHaveLength(4)
  })
})
