import { canMark, type Marker, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { type LockedMarking, type MarkDependencies, withMark } from './marking.model.ts'
import { writeConfirmation } from './marking.repository.ts'
import { type OpeningDependencies, openMarks } from './open-marks.ts'

/** Keeps the own mark, after the members were asked once more because they differ. */
export async function confirmMark(
  deps: OpeningDependencies & Pick<MarkDependencies, 'clock'>,
  tx: Tx,
  locked: LockedMarking,
  marker: Marker,
): Promise<void> {
  const { thesis, marking } = locked
  enforce(canMark.confirm(marker, thesis, marking.facts))
  const seat = found(ownMarkingSeat(marker, marking.facts))
  const at = deps.clock.now()
  const written = await writeConfirmation(tx, { examinationId: marking.examination.id, seatId: seat.id }, at)
  const after = { ...locked, marking: withMark(marking, written) }
  await openMarks(deps, tx, after, { wasReconsidered: true, at })
}
