import { findClashes } from '@diatrivi/domain/examination/examination/clashes'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Reader } from '../../../platform/database/transaction.ts'
import { listAbsentOn } from '../../department/staff/staff.queries.ts'
import { listLinked } from '../../thesis/thesis/group.queries.ts'
import { listOutsidersAbsentOn } from '../committee/outside/outside-absence.queries.ts'
import { listBookings } from './booking.queries.ts'
import type { ExaminationPlan, Examined } from './examination.model.ts'
import { neededFor } from './examination-locks.ts'

export type NamedClash =
  | { kind: 'person' | 'room'; name: string | null; startsAt: Date; minutes: number }
  | { kind: 'absence'; name: string; from: IsoDate; until: IsoDate }

/** Who or what keeps a thesis from being examined at a time, with the names that a refusal says. */
export async function clashesOf(
  db: Reader,
  examined: Examined,
  { startsAt, minutes, place }: Pick<ExaminationPlan, 'startsAt' | 'minutes' | 'place'>,
): Promise<NamedClash[]> {
  const { thesis } = examined
  const people = await neededFor(db, examined)
  const planned = { startsAt, minutes, place, people, institutionId: thesis.institutionId }
  // Students who share a topic are examined at one hour, by the same people.
  const linked = (await listLinked(db, thesis.id)).map(({ id }) => id)
  const bookings = await listBookings(db, planned, [thesis.id, ...linked])
  const day = athensDate(startsAt)
  const absences = [
    ...(await listAbsentOn(db, people, day)),
    ...(await listOutsidersAbsentOn(db, people, day)),
  ]
  return findClashes(planned, bookings, absences).map((clash): NamedClash => {
    if (clash.kind === 'absence') {
      const { kind, person, from, until } = clash
      return { kind, name: person.name, from, until }
    }
    const { kind, with: other } = clash
    const name = kind === 'room' ? null : clash.person.name
    return { kind, name, startsAt: other.startsAt, minutes: other.minutes }
  })
}
