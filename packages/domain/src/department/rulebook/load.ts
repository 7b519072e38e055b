import type { Rules } from './rules.ts'

/** What an instructor has taken on, theses that were offered and wait for their students among it. */
export interface Load {
  inProgress: number
  /** In the academic year. */
  newThisYear: number
}

/** A limit that one thesis more would break. */
export interface FullLimit {
  max: number
  /** Which theses it counts: those taken on in the academic year, or those in progress. */
  of: 'year' | 'inProgress'
}

/** The limit that one thesis more would break, whether that is refused or only pointed out; null where there is none. */
export function fullLoad(
  load: Load,
  { maxInProgress, maxNewPerYear }: Pick<Rules['load'], 'maxInProgress' | 'maxNewPerYear'>,
): FullLimit | null {
  if (maxInProgress !== null && load.inProgress >= maxInProgress)
    return { max: maxInProgress, of: 'inProgress' }
  if (maxNewPerYear !== null && load.newThisYear >= maxNewPerYear) return { max: maxNewPerYear, of: 'year' }
  return null
}
