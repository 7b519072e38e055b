import type { Outcome } from './send.ts'

/** What the acts of a run came to. */
export interface Tally<Kind extends string> {
  /** Waves of acts, all at once; the invariants are checked after each. */
  interleavings: number
  acts: number
  /** By kind, then by `served` or the code of the refusal. */
  outcomes: Map<Kind, Map<string, number>>
}

export const newTally = <Kind extends string>(): Tally<Kind> => ({
  interleavings: 0,
  acts: 0,
  outcomes: new Map(),
})

/** The kinds of acts that were served at least once. */
export function servedIn<Kind extends string>({ outcomes }: Tally<Kind>): Set<Kind> {
  return new Set([...outcomes.keys()].filter((kind) => outcomes.get(kind)?.has('served')))
}

/** A broken invariant. Its message says how to reproduce it. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
}

export function countAct<Kind extends string>(tally: Tally<Kind>, kind: Kind, { code }: Outcome): void {
  const outcomes = tally.outcomes.get(kind) ?? new Map<string, number>()
  const key = code ?? 'served'
  tally.outcomes.set(kind, outcomes.set(key, (outcomes.get(key) ?? 0) + 1))
  tally.acts += 1
}
