import type { Tx } from '../../../platform/database/transaction.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { enterMark } from './enter-mark.ts'
import type { MarkDependencies } from './marking.model.ts'

/**
 * Gives a thesis what a decision about the marks makes of its mark: the thesis ends, gets another mark and keeps the day of
 * its end, or is in progress again.
 *
 * @param mark null: the thesis has not passed
 */
export async function changeMark(
  deps: Pick<MarkDependencies, 'clock' | 'theses' | 'history'>,
  tx: Tx,
  thesis: ThesisInQuestion,
  { mark, actorId }: { mark: number | null; actorId: number },
  at: Date,
): Promise<void> {
  const { theses, history } = deps
  if (mark === thesis.mark) return
  if (mark === null) return theses.reopen(tx, thesis.id, at)
  if (thesis.mark === null) return enterMark(deps, tx, thesis, { mark, actorId }, at)
  await theses.changeMark(tx, thesis.id, mark, at)
  await history.record(tx, { thesisId: thesis.id, actorId, what: 'marked', details: { mark }, at })
}
