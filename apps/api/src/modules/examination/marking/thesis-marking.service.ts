import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { findFullName } from '../../people/account/account.queries.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'

interface Dependencies {
  clock: Clock
  theses: ThesisService
  history: HistoryService
  notices: NoticeService
}

interface Given {
  mark: number
  /** Null where the mark came from the marks of a committee. */
  actorId: number | null
}

/**
 * How a thesis gets its mark and ends, for every way to give it. The caller has locked the thesis and asked the
 * rules.
 */
export function thesisMarking({ clock, theses, history, notices }: Dependencies) {
  return {
    async enter(
      tx: Tx,
      { id: thesisId }: ThesisInQuestion,
      { mark, actorId }: Given,
      at: Date,
    ): Promise<void> {
      await theses.mark(tx, thesisId, { mark, endDate: clock.today() }, at)
      await history.record(tx, { thesisId, actorId, what: 'marked', details: { mark }, at })
    },

    /**
     * After a decision about the marks: the thesis ends, gets another mark and keeps the day of its end, or is in progress
     * again. Null: it has not passed.
     */
    async follow(
      tx: Tx,
      thesis: ThesisInQuestion,
      { mark, actorId }: { mark: number | null; actorId: number },
      at: Date,
    ): Promise<void> {
      if (mark === thesis.mark) return
      if (mark === null) return theses.reopen(tx, thesis.id, at)
      if (thesis.mark === null) return this.enter(tx, thesis, { mark, actorId }, at)
      await theses.changeMark(tx, thesis.id, mark, at)
      await history.record(tx, { thesisId: thesis.id, actorId, what: 'marked', details: { mark }, at })
    },

    async tellStudent(tx: Tx, thesis: ThesisInQuestion, mark: number, at: Date): Promise<void> {
      const { studentId, instructorId } = thesis
      if (studentId === null) throw new Error('A thesis that was marked has no student.')
      const facts = { mark, person: await findFullName(tx, instructorId) }
      await notices.notify(tx, [{ recipientId: studentId, kind: 'marked', thesis, facts }], at)
    },
  }
}

export type ThesisMarking = ReturnType<typeof thesisMarking>
