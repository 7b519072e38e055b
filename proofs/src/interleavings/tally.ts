import type { Outcome } from './send.ts'

/** What the actions of a run came to. */
export interface Tally<Kind extends string> {
  /** Waves of actions, all at once; the invariants are checked after each. */
  interleavings: number
  actions: number
  /** By kind, then by `served` or the code of the refusal. */
  outcomes: Map<Kind, Map<string, number>>
}

export const newTally = <Kind extends string>(): Tally<Kind> => ({
  interleavings: 0,
  actions: 0,
  outcomes: new Map(),
})

/** The kinds of actions that were served at least once. */
export function servedIn<Kind extends string>({ outcomes }: Tally<Kind>): Set<Kind> {
  return new Set([...outcomes.keys()].filter((kind) => outcomes.get(kind)?.has('served')))
}

/** A broken invariant. Its message says how to reproduce it. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
}

export function countAction<Kind extends string>(tally: Tally<Kind>, kind: Kind, { code }: Outcome): void {
  const outcomes = tally.outcomes.get(kind) ?? new Map<string, number>()
  const key = code ?? 'served'
  tally.outcomes.set(kind, outcomes.set(key, (outcomes.get(key) ?? 0) + 1))
  tally.actions += 1
}
