import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Timeline } from './timeline.ts'

export interface MonthLabel {
  day: IsoDate
  at: number
  hasYear: boolean
  /** Too near the end to stand to the right of its line: it ends where the timeline does. */
  isAtEnd: boolean
}

/** Beyond this only a sliver of the month is seen. */
const LAST = 97

/**
 * The months that are named, from the one in which the timeline begins, so that no two names overlap. The year is shown
 * below the first name and below the first of each later year.
 *
 * @param width the share of the width that a name takes
 */
export function labelMonths(
  { start, months }: Pick<Timeline, 'start' | 'months'>,
  width: number,
): MonthLabel[] {
  const points = months[0]?.at === 0 ? months : [{ day: start, at: 0 }, ...months]
  const labels: MonthLabel[] = []
  let taken = 0
  for (const [index, { day, at }] of points.entries()) {
    const next = points[index + 1]?.at ?? 100
    const isRest = at === 0 && next < width
    if (at < taken || at > LAST || isRest) continue
    const isAtEnd = at + width > 100
    if (isAtEnd && taken > 100 - width) continue
    labels.push({ day, at, hasYear: yearOf(day) !== yearOf(labels.at(-1)?.day), isAtEnd })
    taken = at + width
  }
  return labels
}

const yearOf = (day: IsoDate | undefined) => day?.slice(0, 4)
