import { findClashes } from '@diatrivi/domain/examination/examination/clashes'
import type { Person } from '@diatrivi/domain/shared/person'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { listLinked } from '../../../thesis/thesis/group.queries.ts'
import type { OtherExamination } from '../../committee/examination-ahead.model.ts'
import { findExaminationAhead } from '../examination.queries.ts'
import { listBookings } from './booking.queries.ts'

/** The other examination that each of these people is needed in while that of the thesis is held: docs/regulation.md#propose-members. */
export async function findBusy<Someone extends Person>(
  db: Reader,
  thesisId: number,
  people: readonly Someone[],
): Promise<Map<Someone, OtherExamination>> {
  const ahead = people.length === 0 ? null : await findExaminationAhead(db, thesisId)
  if (ahead === null) return new Map()
  const linked = (await listLinked(db, thesisId)).map(({ id }) => id)
  const bookings = await listBookings(db, ahead, [thesisId, ...linked])
  const { startsAt, minutes } = ahead
  // Its room is its own already.
  const clashes = findClashes({ startsAt, minutes, people, place: null, institutionId: 0 }, bookings)
  return new Map(clashes.flatMap((clash) => (clash.kind === 'person' ? [[clash.person, clash.with]] : [])))
}
