import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { listOwnExaminations } from '../examination/examination.queries.ts'

/** Tells the supervisor that no other examination can be planned: docs/regulation.md#attempts-used. */
export async function attemptsUsedNotices(
  tx: Tx,
  thesis: ThesisInQuestion,
  outcome: Outcome,
): Promise<NewNotice[]> {
  if (outcome !== 'failed') return []
  const { rules } = found(await findBookOfThesis(tx, thesis.id))
  const held = (await listOwnExaminations(tx, thesis.id)).filter(({ state }) => state === 'held')
  if (held.length < rules.examination.attempts) return []
  return [{ recipientId: thesis.instructorId, kind: 'attempts_used', thesis }]
}
