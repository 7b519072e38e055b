import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { findClashes } from '@diatrivi/domain/examination/examination/clashes'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Person } from '@diatrivi/domain/shared/person'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { listAbsentOn } from '../../../department/staff/staff.queries.ts'
import { findAccount } from '../../../people/account/account.queries.ts'
import { listLinked } from '../../../thesis/thesis/group.queries.ts'
import { listOutsidersAbsentOn } from '../../committee/outside/outside-absence.queries.ts'
import type { ExaminationPlan, Examined } from '../examination.model.ts'
import { listBookings } from './booking.queries.ts'

/** A person whom an examination needs, with the name that a refusal says. */
export interface NamedPerson extends Person {
  name: string
}

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
  const people = await listNeeded(db, examined)
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

/** The student and all who sit, or are asked to; substitutes have no part in it. */
export async function listNeeded(
  db: Reader,
  { thesis: { studentId }, seats }: Pick<Examined, 'thesis' | 'seats'>,
): Promise<NamedPerson[]> {
  const members = seats
    .filter((seat) => isLiving(seat) && seat.role !== 'substitute')
    .map(({ accountId, email, person }) => ({ accountId, email, name: fullName(person) }))
  const student = studentId === null ? undefined : await findAccount(db, studentId)
  if (student === undefined) return members
  return [{ accountId: student.id, email: student.email, name: fullName(student) }, ...members]
}
