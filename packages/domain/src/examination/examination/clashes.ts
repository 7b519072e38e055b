import { absenceOn } from '../../department/staff/staff.ts'
import { commonLetters } from '../../shared/common-form.ts'
import { athensDate, type IsoDate } from '../../shared/dates.ts'
import { isSamePerson, type Person } from '../../shared/person.ts'
import { foldedWords } from '../../shared/search-text.ts'
import { type Appointment, overlap } from './examination.ts'

/** An examination, or one that is to be planned, with whom and where it needs. */
export interface Booking<Someone extends Person = Person> extends Appointment {
  /** The student and everybody who sits in the committee, with an account or without one. */
  people: readonly Someone[]
  institutionId: number
  /** Null where it is held online only. */
  place: string | null
}

/** The days on which a person is away, both included. */
export interface PersonsAbsence extends Person {
  from: IsoDate
  until: IsoDate
}

export type Clash<Someone extends Person = Person, Other extends Booking = Booking> =
  | { kind: 'person'; person: Someone; with: Other }
  | { kind: 'absence'; person: Someone; from: IsoDate; until: IsoDate }
  | { kind: 'room'; with: Other }

/** A place by its name in every spelling and from either keyboard; `null` for none. */
export function placeKey(place: string | null): string | null {
  const words = foldedWords(place ?? '')
  return words.length === 0 ? null : commonLetters(words.join(' '))
}

/**
 * People first, each with the earliest other examination; then who is away on that day; then the place. A person who
 * stands twice among the people, with the account and without it, is named once.
 */
export function findClashes<Someone extends Person, Other extends Booking>(
  planned: Booking<Someone>,
  others: readonly Other[],
  absences: readonly PersonsAbsence[] = [],
): Clash<Someone, Other>[] {
  const atOnce = others
    .filter((other) => overlap(planned, other))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const needed = planned.people.filter(
    (person, index, all) => all.findIndex((one) => isSamePerson(one, person)) === index,
  )
  const busy = needed.flatMap((person): Clash<Someone, Other>[] => {
    const other = atOnce.find(({ people }) => people.some((one) => isSamePerson(one, person)))
    return other === undefined ? [] : [{ kind: 'person', person, with: other }]
  })
  const day = athensDate(planned.startsAt)
  const away = needed.flatMap((person): Clash<Someone, Other>[] => {
    const absence = absenceOn(
      absences.filter((one) => isSamePerson(one, person)),
      day,
    )
    if (absence === null) return []
    const { from, until } = absence
    return [{ kind: 'absence', person, from, until }]
  })
  const taken = atOnce.find((other) => isSamePlace(planned, other))
  return [...busy, ...away, ...(taken === undefined ? [] : [{ kind: 'room' as const, with: taken }])]
}

function isSamePlace(one: Booking, other: Booking): boolean {
  const place = placeKey(one.place)
  return place !== null && one.institutionId === other.institutionId && place === placeKey(other.place)
}
