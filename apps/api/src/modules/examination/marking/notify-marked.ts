import type { Tx } from '../../../platform/database/transaction.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { MarkDependencies } from './marking.model.ts'

/** Notifies the student that a person has given the thesis its mark. */
export async function notifyMarked(
  { notices }: Pick<MarkDependencies, 'notices'>,
  tx: Tx,
  thesis: ThesisInQuestion,
  mark: number,
  at: Date,
): Promise<void> {
  const { studentId } = thesis
  if (studentId === null) throw new Error('A thesis that was marked has no student.')
  const facts = { mark, person: fullName(thesis.instructor) }
  await notices.notify(tx, [{ recipientId: studentId, kind: 'marked', thesis, facts }], at)
}
