/** Repeatable random numbers. */
export interface Random {
  /** A whole number from 0, below the limit. */
  below(limit: number): number
  pick<const Value>(from: readonly Value[]): Value
  /** True so many times in a hundred. */
  percent(chance: number): boolean
}

/** Numbers that follow from the seed alone (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new RangeError('there is nothing to pick from')
      return picked
    },
    percent: (chance) => below(100) < chance,
  }
}
