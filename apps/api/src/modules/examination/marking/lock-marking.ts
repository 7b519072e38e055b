import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { lockThesisOf } from '../examination/examination.queries.ts'
import type { LockedMarking, MarkDependencies } from './marking.model.ts'
import { findMarking } from './marking.queries.ts'

/** An examination with its marks, under the lock of the thesis. */
export async function lockMarking(
  { clock }: Pick<MarkDependencies, 'clock'>,
  tx: Tx,
  examinationId: number,
): Promise<LockedMarking> {
  const thesis = found(await lockThesisOf(tx, examinationId))
  const asked = { thesisId: thesis.id, examinationId, now: clock.now() }
  return { thesis, ...found(await findMarking(tx, asked)) }
}
