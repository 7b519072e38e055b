import type { NoticeFacts } from '@diatrivi/domain/thesis/notice/notice'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService, ThesisEvent } from '../history/history.service.ts'
import type { NewNotice, NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { lockTheses } from '../thesis/thesis-lock.queries.ts'
import type { Contact } from './interest.model.ts'
import { listInterestsIn, listOpenInterests } from './interest.queries.ts'
import { deleteInterests, deleteInterestsOfOthers } from './interest.repository.ts'

interface Dependencies {
  clock: Clock
  history: HistoryService
  notices: NoticeService
}

/** A student to whom a thesis has just been given. */
export interface Acceptance {
  thesis: ThesisInQuestion
  studentId: number
  student: Contact
  at: Date
}

/** How interests end when another action ends them, in the transaction of that action. */
export function interestEnding({ clock, history, notices }: Dependencies) {
  return {
    /** A release ends the student's interest; the student may declare again. */
    drop: (tx: Tx, thesisId: number, studentId: number): Promise<void> =>
      deleteInterests(tx, studentId, [thesisId]),

    /** Ends every interest of a deleted student and notifies the instructors. The account is locked. */
    async withdrawAllOf(tx: Tx, studentId: number, actorId: number): Promise<void> {
      const wanted = (await listOpenInterests(tx, studentId)).map(({ thesisId }) => thesisId)
      const theses = new Map((await lockTheses(tx, wanted)).map((thesis) => [thesis.id, thesis]))
      const ended = await listInterestsIn(tx, wanted, studentId)
      await deleteInterests(tx, studentId, wanted)
      const at = clock.now()
      await history.recordAll(
        tx,
        ended.map(({ thesisId, student }): ThesisEvent => {
          const details = { student: student.username, studentName: fullName(student) }
          return { thesisId, actorId, what: 'interest_closed', details, at }
        }),
      )
      const written = ended.flatMap(({ thesisId, student, answeredPositively }): NewNotice[] => {
        const thesis = theses.get(thesisId)
        if (thesis === undefined) return []
        const kind = answeredPositively ? 'answer_declined' : 'interest_withdrawn'
        const facts = { person: fullName(student) }
        const matter = { what: 'interest', actorId: studentId, id: thesisId }
        return [{ recipientId: thesis.instructorId, kind, thesis, facts, matter }]
      })
      await notices.notify(tx, written, at)
    },

    /** Cancels what the student has declared on these theses. Returns the notices for their instructors. */
    async withdrawFrom(
      tx: Tx,
      theses: readonly ThesisInQuestion[],
      { studentId, student, at }: Acceptance,
    ): Promise<NewNotice[]> {
      if (theses.length === 0) return []
      const ids = theses.map((thesis) => thesis.id)
      const withdrawn = await listInterestsIn(tx, ids, studentId)
      await deleteInterests(tx, studentId, ids)
      const ended = new Map(
        withdrawn.map(({ thesisId, answeredPositively }) => [
          thesisId,
          answeredPositively ? ('answer_declined' as const) : ('interest_withdrawn' as const),
        ]),
      )
      const events = [...ended].map(([thesisId, what]): ThesisEvent => {
        return { thesisId, actorId: studentId, what, at }
      })
      await history.recordAll(tx, events)
      const facts = { person: fullName(student) }
      return theses.flatMap((thesis) => {
        const kind = ended.get(thesis.id)
        const matter = { what: 'interest', actorId: studentId, id: thesis.id }
        return kind === undefined ? [] : [{ recipientId: thesis.instructorId, kind, thesis, facts, matter }]
      })
    },

    /**
     * Ends what all others have declared on the thesis. Returns their notices, which do not say who has it, with the
     * message that the instructor wrote for them.
     */
    async closeToOthers(
      tx: Tx,
      { thesis, studentId, at }: Acceptance,
      messageToOthers: string | null,
    ): Promise<NewNotice[]> {
      const closed = (await listInterestsIn(tx, [thesis.id])).filter((one) => one.studentId !== studentId)
      if (closed.length === 0) return []
      await deleteInterestsOfOthers(tx, thesis.id, studentId)
      const events = closed.map(({ student }): ThesisEvent => {
        const details = { student: student.username, studentName: fullName(student) }
        return { thesisId: thesis.id, actorId: null, what: 'interest_closed', details, at }
      })
      await history.recordAll(tx, events)
      const facts: NoticeFacts =
        messageToOthers === null ? {} : { message: messageToOthers, person: fullName(thesis.instructor) }
      return closed.map((one) => ({ recipientId: one.studentId, kind: 'interest_closed', thesis, facts }))
    },
  }
}

export type InterestEnding = ReturnType<typeof interestEnding>
