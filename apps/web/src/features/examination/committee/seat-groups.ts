import { toClockText } from '../../../shared/format/wire-day.ts'
import type { OwnSeat } from './committee.mapper.ts'

/** What the reader has to do comes first. */
const GROUPS = ['invitations', 'marks', 'examinations', 'others'] as const
export type SeatGroup = (typeof GROUPS)[number]

/** The seats by what they wait for; the examinations to come by their days. Groups without a seat are left out. */
export function seatGroups(seats: readonly OwnSeat[]): [SeatGroup, OwnSeat[]][] {
  const inGroups = Map.groupBy(seats, groupOf)
  return GROUPS.flatMap((group) => {
    const found = inGroups.get(group) ?? []
    return found.length === 0 ? [] : [[group, group === 'examinations' ? byDay(found) : found]]
  })
}

function groupOf({ state, owesMark, examination }: OwnSeat): SeatGroup {
  if (state === 'invited') return 'invitations'
  if (owesMark) return 'marks'
  return examination !== null && examination.state !== 'held' ? 'examinations' : 'others'
}

function byDay(seats: readonly OwnSeat[]): OwnSeat[] {
  const momentOf = ({ examination }: OwnSeat) =>
    examination === null ? '' : toClockText(examination.startsAt)
  return seats.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
}
