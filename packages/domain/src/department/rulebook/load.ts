import type { Rules } from './rules.ts'

/** What an instructor has taken on, theses that were offered and wait for their students among it. */
export interface Load {
  inProgress: number
  /** In the academic year. */
  newThisYear: number
}

/** The limit that one thesis more would break; null where there is none, or where it is only pointed out. */
export function fullLoad(load: Load, { maxInProgress, maxNewPerYear, mode }: Rules['load']): number | null {
  if (mode === 'warn') return null
  if (maxInProgress !== null && load.inProgress >= maxInProgress) return maxInProgress
  if (maxNewPerYear !== null && load.newThisYear >= maxNewPerYear) return maxNewPerYear
  return null
}
