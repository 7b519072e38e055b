import type { Tx } from '../../../../platform/database/transaction.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { lockThesisOfSeat } from '../../committee/committee.queries.ts'
import type { LockedMarking, MarkDependencies } from '../marking.model.ts'
import { findHeldMarking } from '../marking.queries.ts'

/**
 * The newest examination of a seat that was held, with its marks, under the lock of the thesis: the mail went out when it was,
 * and an examination that is only planned has no marks.
 */
export async function lockMarkingOfSeat(
  { clock }: Pick<MarkDependencies, 'clock'>,
  tx: Tx,
  seatId: number,
): Promise<LockedMarking> {
  const thesis = found(await lockThesisOfSeat(tx, seatId))
  return { thesis, ...found(await findHeldMarking(tx, { thesisId: thesis.id, now: clock.now() })) }
}
