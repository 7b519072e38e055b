import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { lockGroup } from '../../thesis/thesis/group-lock.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { Committee, SeatRow } from './committee.model.ts'
import { findCommitteeRules, listSeats, lockThesisOfSeat } from './committee.queries.ts'

/** A committee under the lock of its thesis, so that what was read of it is still true when it is written upon. */
export async function lockCommittee(tx: Tx, thesisId: number): Promise<Committee> {
  return committeeOf(tx, found(await lockThesis(tx, thesisId)))
}

/** The same of each thesis of those who share the topic, or of one alone; each is read when its turn comes. */
export async function* lockLinkedCommittees(
  tx: Tx,
  { thesisId, linked }: { thesisId: number; linked: boolean },
): AsyncGenerator<Committee> {
  for (const thesis of await lockGroup(tx, thesisId, linked)) yield await committeeOf(tx, thesis)
}

/** A seat with its committee. */
export async function lockSeat(tx: Tx, seatId: number): Promise<{ committee: Committee; seat: SeatRow }> {
  const committee = await committeeOf(tx, found(await lockThesisOfSeat(tx, seatId)))
  return { committee, seat: found(committee.seats.find(({ id }) => id === seatId)) }
}

async function committeeOf(tx: Tx, thesis: ThesisInQuestion): Promise<Committee> {
  const rules = await findCommitteeRules(tx, thesis.id)
  return { thesis, rules, seats: await listSeats(tx, thesis.id) }
}
