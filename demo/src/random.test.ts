import { describe, expect, it } from 'vitest'
import { randomFrom } from './random.ts'

const draws = (seed: string, count: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('the seeded random', () => {
  it('gives the same numbers for the same seed, others for another', () => {
    expect(draws('a', 20)).toEqual(draws('a', 20))
    expect(draws('a', 20)).not.toEqual(draws('b', 20))
  })

  it('stays the same from one version of the code to the next', () => {
    const random = randomFrom('diatrivi')
    expect([
      random.integer(1, 1000),
      random.integer(1, 1000),
      random.integer(1, 1000),
    ]).toMatchInlineSnapshot(`
      [
        793,
        426,
        897,
      ]
    `)
  })

  it('spreads its numbers evenly between 0 and 1', () => {
    const numbers = draws('even', 10_000)
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      numbers.filter((n) => Math.floor(n * 10) === tenth),
    )
    for (const { length } of tenths) expect(Math.abs(length - 1000)).toBeLessThan(150)
  })

  it('forks into streams that do not depend on what was drawn before', () => {
    const [fresh, used] = [randomFrom('a'), randomFrom('a')]
    used.next()
    expect(used.fork('people').next()).toBe(fresh.fork('people').next())
    expect(fresh.fork('people').next()).not.toBe(fresh.fork('theses').next())
  })

  it('shuffles and samples without losing or repeating', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(randomFrom('s').shuffle(items).toSorted()).toEqual(items)
    expect(new Set(randomFrom('s').sample(items, 5)).size).toBe(5)
  })
})
