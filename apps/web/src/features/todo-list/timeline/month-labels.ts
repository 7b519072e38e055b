import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Timeline } from './timeline.ts'

/** Shares of the width of a month's name, alone and with its year. */
export interface LabelRoom {
  name: number
  withYear: number
}

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
 * with its first month and, if it fits or there is no January, with the first name.
 */
export function labelMonths(timeline: Pick<Timeline, 'start' | 'months'>, room: LabelRoom): MonthLabel[] {
  const labels = place(timeline, room, false)
  return labels.some(({ hasYear }) => hasYear) ? labels : place(timeline, room, true)
}

function place({ start, months }: Pick<Timeline, 'start' | 'months'>, room: LabelRoom, mustTell: boolean) {
  const points = months[0]?.at === 0 ? months : [{ day: start, at: 0 }, ...months]
  const labels: MonthLabel[] = []
  let taken = 0
  for (const [index, { day, at }] of points.entries()) {
    const next = points[index + 1]?.at ?? 100
    const isRest = at === 0 && next < room.name
    if (at < taken || at > LAST || isRest) continue
    const isAtEnd = at + room.name > 100
    if (isAtEnd && taken > 100 - room.name) continue
    const isFirst = labels.length === 0 && (mustTell || at + room.withYear <= next)
    const hasYear = (isFirst || day.slice(5, 7) === '01') && at + room.withYear <= 100
    labels.push({ day, at, hasYear, isAtEnd })
    taken = at + (hasYear ? room.withYear : room.name)
  }
  return labels
}
