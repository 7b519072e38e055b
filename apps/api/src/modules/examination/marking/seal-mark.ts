import type { MarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { LockedMarking } from './marking.model.ts'
import { type OpeningDependencies, openMarks } from './open-marks.ts'

/**
 * Keeps the seal of a mark, which was just written, in the history, and opens all marks where it was the last.
 *
 * @param locked with the mark that was written
 */
export async function sealMark(
  deps: OpeningDependencies,
  tx: Tx,
  locked: LockedMarking,
  {
    seat,
    hash,
    wasReconsidered,
    at,
  }: { seat: MarkingSeat; hash: string; wasReconsidered: boolean; at: Date },
): Promise<void> {
  const { thesis, marking } = locked
  const member = fullName(found(marking.seats.find(({ id }) => id === seat.id)).person)
  const { accountId: actorId } = seat
  await deps.history.record(tx, {
    thesisId: thesis.id,
    actorId,
    what: 'mark_sealed',
    details: { member, hash },
    at,
  })
  await openMarks(deps, tx, locked, { wasReconsidered, at })
}
