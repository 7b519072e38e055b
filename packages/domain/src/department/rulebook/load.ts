import type { Rules } from './rules.ts'

/** What an instructor has taken on, theses that were offered and wait for their students among it. */
export interface Load {
  inProgress: number
  /** In the academic year. */
  newThisYear: number
}

/** The limit that one thesis more would break, whether that is refused or only pointed out; null where there is none. */
export function fullLoad(
  load: Load,
  { maxInProgress, maxNewPerYear }: Pick<Rules['load'], 'maxInProgress' | 'maxNewPerYear'>,
): number | null {
  if (maxInProgress !== null && load.inProgress >= maxInProgress) return maxInProgress
  if (maxNewPerYear !== null && load.newThisYear >= maxNewPerYear) return maxNewPerYear
  return null
}
