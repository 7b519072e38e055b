import type { Role } from '../../people/account/role.ts'
import { isHidden, SMALLEST_GROUP } from './figures.ts'

/* What of several years is hidden so that no difference of the figures that are shown gives a small group away. */

/** How many people's theses a year counts. */
export interface CountedYear {
  year: number
  assigned: number
  ended: number
}

export interface HiddenYears {
  assigned: ReadonlySet<number>
  ended: ReadonlySet<number>
  /** Whether the theses in progress and those with a mark are hidden too, however many they are. */
  sums: boolean
}

/**
 * The years whose numbers are hidden: the small ones, and with them others, the earliest first. All years that ended
 * make the theses with a mark, and all years that were assigned make those in progress and those with a mark together,
 * so what is hidden of a sum is always at least two numbers of at least five people. Where all years are not enough
 * (five years with one thesis each), every number of the years is hidden, and the sums with them:
 * docs/regulation.md#statistics.
 *
 * @param years every year in which anything was assigned or ended, whichever of them are asked for
 */
export function hiddenYears(
  role: Role,
  { inProgress, ended }: { inProgress: number; ended: number },
  years: readonly CountedYear[],
): HiddenYears {
  const hiddenOfSum = [inProgress, ended].filter((people) => isHidden(role, people))
  const earliestFirst = years.toSorted((one, other) => one.year - other.year)
  const ofEnded = hiddenOf('ended', isHidden(role, ended) ? [ended] : [])
  const ofAssigned = hiddenOf('assigned', hiddenOfSum)
  return ofEnded === 'not enough' || ofAssigned === 'not enough'
    ? { assigned: yearsWith('assigned'), ended: yearsWith('ended'), sums: true }
    : { assigned: ofAssigned, ended: ofEnded, sums: false }

  /** @param ofSum the numbers that are hidden of the sum itself */
  function hiddenOf(what: 'assigned' | 'ended', ofSum: readonly number[]): Set<number> | 'not enough' {
    const hidden = earliestFirst.filter((one) => isHidden(role, one[what]))
    if (hidden.length === 0 && ofSum.length === 0) return new Set()
    const parts = () => hidden.map((one) => one[what])
    const others = earliestFirst.filter((one) => one[what] > 0 && !hidden.includes(one))
    for (const other of others) {
      if (isSafe(parts(), ofSum)) break
      hidden.push(other)
    }
    const givesAway = total(parts()) > total(ofSum) && !isSafe(parts(), ofSum)
    return givesAway ? 'not enough' : new Set(hidden.map(({ year }) => year))
  }

  function yearsWith(what: 'assigned' | 'ended'): Set<number> {
    return new Set(earliestFirst.filter((one) => one[what] > 0).map(({ year }) => year))
  }
}

/** The parts that are hidden of a sum, less what is hidden of the sum itself, is the number that a reader can work out. */
function isSafe(parts: readonly number[], ofSum: readonly number[]): boolean {
  const known = total(parts) - total(ofSum)
  // Each number would be one if there were as many people as numbers.
  return (
    parts.length > 0 && parts.length + ofSum.length > 1 && known >= SMALLEST_GROUP && known > parts.length
  )
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
