/** What people do, as the figures tell it apart. */
export const KINDS = [
  'sign in',
  'browse',
  'search',
  'detail',
  'act',
  'upload',
  'download',
  'notices',
] as const
export type Kind = (typeof KINDS)[number]

/** What a crowd came to. */
export interface Tally {
  /** Milliseconds of each request, its answer read to the end. */
  times: Record<Kind, number[]>
  /** Everything but the answer that was to be expected; each ends a run. */
  failures: string[]
  uploadedBytes: number
  downloadedBytes: number
  /** States that the open streams sent. */
  events: number
}

export function newTally(): Tally {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Tally['times']
  return { times, failures: [], uploadedBytes: 0, downloadedBytes: 0, events: 0 }
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
}
