import type { MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { NoticeService } from '../../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import type { MarkRequestDependencies } from './ask-marker.ts'
import { askMarkers } from './ask-markers.ts'
import { markDueNotices } from './mark-due.model.ts'

/** Notifies those who were present that their marks are due. The examination has just been held, and the thesis is locked. */
export async function requestMarks(
  deps: MarkRequestDependencies & { notices: NoticeService },
  tx: Tx,
  thesis: ThesisInQuestion,
  examinationId: number,
  facts: MarkingFacts,
): Promise<void> {
  const { clock, notices } = deps
  const due = markDueNotices(thesis, { examination: { id: examinationId }, facts }, clock.today())
  await notices.notify(tx, due, clock.now())
  await askMarkers(deps, tx, thesis, facts)
}
