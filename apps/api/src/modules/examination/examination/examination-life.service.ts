import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeCalendar } from '../../thesis/notice/notice.model.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { listSeats } from '../committee/committee.queries.ts'
import { findExaminationAhead } from './examination.queries.ts'
import { deleteDateOptions, updateExamination } from './examination.repository.ts'
import type { ExaminationCalendars } from './examination-calendars.ts'
import { examinationEvent, factsOf, noticesToAll } from './examination-messages.ts'
import type { OutsideTelling } from './outside/outside-telling.service.ts'

interface Dependencies {
  clock: Clock
  history: HistoryService
  notices: NoticeService
  outside: OutsideTelling
  calendars: ExaminationCalendars
}

/** How an examination ends with the assignment of its thesis. */
export function examinationLife({ clock, history, notices, outside, calendars }: Dependencies) {
  return {
    /**
     * The student has given the thesis up. The thesis is locked, and its committee still sits. Returns what takes the
     * examination out of the calendar of the student, who is told of the release itself; null where none was ahead.
     */
    async end(
      tx: Tx,
      thesis: ThesisInQuestion,
      { actorId, reason }: { actorId: number; reason: string },
    ): Promise<NoticeCalendar | null> {
      await deleteDateOptions(tx, thesis.id)
      const ahead = await findExaminationAhead(tx, thesis.id)
      if (ahead === null) return null
      const at = clock.now()
      await updateExamination(tx, ahead.id, { state: 'cancelled', cancelReason: reason }, at)
      const event = { what: 'exam_cancelled', actorId, at, details: { reason } } as const
      await history.record(tx, examinationEvent(thesis, ahead, event))
      const seats = await listSeats(tx, thesis.id)
      const facts = { ...factsOf(ahead), reason }
      const calendar = await calendars.of(tx, thesis, ahead.id)
      const toAll = noticesToAll({ thesis, seats }, { kind: 'exam_cancelled', facts, calendar, actorId })
      await notices.notify(
        tx,
        toAll.filter(({ recipientId }) => recipientId !== thesis.studentId),
        at,
      )
      await outside.tell(tx, { thesis, seats }, ahead.id, { change: 'exam_cancelled', reason })
      return calendar
    },
  }
}

export type ExaminationLife = ReturnType<typeof examinationLife>
