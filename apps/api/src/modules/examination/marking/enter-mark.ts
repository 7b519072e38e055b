import type { Tx } from '../../../platform/database/transaction.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { MarkDependencies } from './marking.model.ts'

interface Given {
  mark: number
  /** Null where the mark came from the marks of a committee. */
  actorId: number | null
}

/** Gives a thesis its mark and ends it, for every way to give it. The caller has locked the thesis and asked the rules. */
export async function enterMark(
  { clock, theses, history }: Pick<MarkDependencies, 'clock' | 'theses' | 'history'>,
  tx: Tx,
  { id: thesisId }: ThesisInQuestion,
  { mark, actorId }: Given,
  at: Date,
): Promise<void> {
  await theses.mark(tx, thesisId, { mark, endDate: clock.today() }, at)
  await history.record(tx, { thesisId, actorId, what: 'marked', details: { mark }, at })
}
