/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** Both ends included. */
  integer(least: number, most: number): number
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
  sample<T>(items: readonly T[], count: number): T[]
  /** A stream of its own, so that one more draw in one part of the plan leaves every other part as it was. */
  fork(label: string | number): Random
}

/** FNV-1a over UTF-16 units: short, and good enough to spread labels over 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export function randomFrom(seed: string): Random {
  let state = hashText(seed)

  // A Weyl sequence with a mixing step: no multiplication beyond 32 bits, hence the same everywhere.
  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }

  function integer(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, rank: next() }))
      .sort((first, second) => first.rank - second.rank)
      .map(({ item }) => item)
  }

  return {
    next,
    integer,
    pick,
    shuffle,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    sample: (items, count) => shuffle(items).slice(0, count),
    fork: (label) => randomFrom(`${seed}/${label}`),
  }
}
