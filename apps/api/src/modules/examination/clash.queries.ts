import { findClashes } from '@diatrivi/domain/examination/clashes'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Reader } from '../../platform/database/transaction.ts'
import { findFullName } from '../account/account.queries.ts'
import { listAbsentOn } from '../staff/staff.queries.ts'
import { listLinked } from '../thesis/group.queries.ts'
import { listBookings } from './booking.queries.ts'
import type { ExaminationPlan, Examined } from './examination.model.ts'
import { peopleOf } from './examination-locks.ts'

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
  const accountIds = peopleOf(examined)
  const planned = { startsAt, minutes, place, accountIds, institutionId: thesis.institutionId }
  // Those who share a topic are examined at one hour, by the same people.
  const linked = (await listLinked(db, thesis.id)).map(({ id }) => id)
  const bookings = await listBookings(db, planned, [thesis.id, ...linked])
  const absences = await listAbsentOn(db, accountIds, athensDate(startsAt))
  const named: NamedClash[] = []
  for (const clash of findClashes(planned, bookings, absences)) {
    if (clash.kind === 'absence') {
      const { kind, from, until } = clash
      named.push({ kind, name: await findFullName(db, clash.accountId), from, until })
      continue
    }
    const name = clash.kind === 'room' ? null : await findFullName(db, clash.accountId)
    named.push({ kind: clash.kind, name, startsAt: clash.with.startsAt, minutes: clash.with.minutes })
  }
  return named
}
