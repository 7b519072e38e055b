import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { listSeats } from '../committee/committee.queries.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { findExaminationAhead } from './examination.queries.ts'
import { deleteDateOptions, updateExamination } from './examination.repository.ts'
import { examinationEvent, factsOf, noticesToAll } from './examination-messages.ts'
import type { OutsideTelling } from './outside-telling.service.ts'

interface Dependencies {
  clock: Clock
  history: HistoryService
  notices: NoticeService
  outside: OutsideTelling
}

/** How an examination ends with the assignment of its thesis. */
export function examinationLife({ clock, history, notices, outside }: Dependencies) {
  return {
    /** The student has given the thesis up. The thesis is locked, and its committee still sits. */
    async end(
      tx: Tx,
      thesis: ThesisInQuestion,
      { actorId, reason }: { actorId: number; reason: string },
    ): Promise<void> {
      await deleteDateOptions(tx, thesis.id)
      const ahead = await findExaminationAhead(tx, thesis.id)
      if (ahead === null) return
      const at = clock.now()
      await updateExamination(tx, ahead.id, { state: 'cancelled', cancelReason: reason }, at)
      const event = { what: 'exam_cancelled', actorId, at, details: { reason } } as const
      await history.record(tx, examinationEvent(thesis, ahead, event))
      const seats = await listSeats(tx, thesis.id)
      const facts = { ...factsOf(ahead), reason }
      // The student is told of the release itself.
      const told = noticesToAll({ thesis, seats }, { kind: 'exam_cancelled', facts, actorId })
      await notices.notify(
        tx,
        told.filter(({ recipientId }) => recipientId !== thesis.studentId),
        at,
      )
      await outside.tell(tx, { thesis, seats }, ahead.id, { change: 'exam_cancelled', reason })
    },
  }
}

export type ExaminationLife = ReturnType<typeof examinationLife>
