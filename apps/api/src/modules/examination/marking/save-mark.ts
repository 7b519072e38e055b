import {
  canMark,
  isReconsidered,
  type Marker,
  markingSeat,
  ownMarkingSeat,
} from '@diatrivi/domain/examination/marking/mark.policy'
import { type GivenPart, marksOfSheet, sheetFaults } from '@diatrivi/domain/examination/marking/mark-sheet'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { type LockedMarking, type MarkDependencies, withMark } from './marking.model.ts'
import { refuseFaults } from './marking.refusals.ts'
import { writeMark } from './marking.repository.ts'
import type { OpeningDependencies } from './open-marks.ts'
import { newSeal } from './seal.model.ts'
import { sealMark } from './seal-mark.ts'

export interface WrittenSheet {
  parts: readonly GivenPart[]
  remark: string | null
  seal: boolean
}

/**
 * Writes the own mark of a member, whether it came from an account or by a link. A mark that was sealed is sealed anew, so
 * that no member waits for it twice.
 */
export async function saveMark(
  deps: OpeningDependencies & Pick<MarkDependencies, 'clock'>,
  tx: Tx,
  locked: LockedMarking,
  marker: Marker,
  { parts, remark, seal }: WrittenSheet,
): Promise<void> {
  const { thesis, marking } = locked
  const { examination, facts, marks } = marking
  enforce(canMark.save(marker, thesis, facts))
  const seat = found(ownMarkingSeat(marker, facts))
  const isSealed = seal || seat.isSealed
  if (isSealed) enforce(canMark.seal(marker, thesis, facts))
  refuseFaults(sheetFaults(parts, markingSeat(seat), facts.rules, { isSealed }), facts.rules.memberStep)
  const [at, given] = [deps.clock.now(), marksOfSheet(parts)]
  const wasReconsidered = isReconsidered(facts)
  const sealed = isSealed ? newSeal(given) : null
  const earlier = marks.find(({ seatId }) => seatId === seat.id)
  const written = await writeMark(
    tx,
    {
      examinationId: examination.id,
      seatId: seat.id,
      parts: given,
      remark,
      sealedAt: isSealed ? at : null,
      salt: sealed?.salt ?? null,
      confirmedAt: wasReconsidered ? at : (earlier?.confirmedAt ?? null),
    },
    at,
  )
  if (sealed === null) return
  const after = { ...locked, marking: withMark(marking, written) }
  await sealMark(deps, tx, after, { seat, hash: sealed.hash, wasReconsidered, at })
}
