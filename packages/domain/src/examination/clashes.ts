import { athensDate, type IsoDate } from '../shared/dates.ts'
import { foldedWords } from '../shared/search-text.ts'
import { absenceOn } from '../staff/staff.ts'
import { type Appointment, overlap } from './examination.ts'

/** An examination, or one that is to be planned, with whom and where it needs. */
export interface Booking extends Appointment {
  /** Of the student and of everybody who sits in the committee. */
  accountIds: readonly number[]
  institutionId: number
  /** Null where it is held online only. */
  place: string | null
}

/** That somebody is away, both days included. */
export interface PersonsAbsence {
  accountId: number
  from: IsoDate
  until: IsoDate
}

export type Clash<Other extends Booking = Booking> =
  | { kind: 'person'; accountId: number; with: Other }
  | ({ kind: 'absence' } & PersonsAbsence)
  | { kind: 'room'; with: Other }

/** A room by its name in every spelling; `null` for none. */
export function roomOf(place: string | null): string | null {
  const words = foldedWords(place ?? '')
  return words.length === 0 ? null : words.join(' ')
}

/** People first, each with the earliest other examination; then who is away on that day; then the room. */
export function findClashes<Other extends Booking>(
  planned: Booking,
  others: readonly Other[],
  absences: readonly PersonsAbsence[] = [],
): Clash<Other>[] {
  const atOnce = others
    .filter((other) => overlap(planned, other))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const people = planned.accountIds.flatMap((accountId): Clash<Other>[] => {
    const other = atOnce.find(({ accountIds }) => accountIds.includes(accountId))
    return other === undefined ? [] : [{ kind: 'person', accountId, with: other }]
  })
  const day = athensDate(planned.startsAt)
  const away = planned.accountIds.flatMap((accountId): Clash<Other>[] => {
    const absence = absenceOn(
      absences.filter((one) => one.accountId === accountId),
      day,
    )
    return absence === null ? [] : [{ kind: 'absence', ...absence }]
  })
  const taken = atOnce.find((other) => isSameRoom(planned, other))
  return [...people, ...away, ...(taken === undefined ? [] : [{ kind: 'room' as const, with: taken }])]
}

function isSameRoom(one: Booking, other: Booking): boolean {
  const room = roomOf(one.place)
  return room !== null && one.institutionId === other.institutionId && room === roomOf(other.place)
}
