import { canThesis } from '@diatrivi/domain/thesis/thesis.policy'
import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { recordEvent } from '../history/history.service.ts'
import { dropInterest } from '../interest/interest.queries.ts'
import { tell } from '../notice/notice.service.ts'
import { findThesis } from '../thesis/thesis.queries.ts'
import { takeFromStudent, updateThesis } from '../thesis/thesis.repository.ts'
import { lockThesis } from '../thesis/thesis-lock.queries.ts'
import { insertPastAssignment } from '../todo-list/past-assignment.repository.ts'
import { lockStepsOfThesis, startListAfresh } from '../todo-list/todo-list.queries.ts'

/** The two ways in which an assignment ends: with a mark, or because the student gave up. */
export function thesisEnding({ db, clock, links }: { db: Db; clock: Clock; links: WebLinks }) {
  return {
    /** Enters the mark, once, when every step is confirmed: docs/regulation.md#mark. */
    mark: (actor: MemberActor, thesisId: number, mark: number): Promise<void> =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        enforce(canThesis.mark(actor, thesis, await lockStepsOfThesis(tx, thesisId)))
        const at = clock.now()
        await updateThesis(tx, thesisId, { mark, endDate: clock.today() }, at)
        await recordEvent(tx, { thesisId, actorId: actor.accountId, what: 'marked', details: { mark }, at })
        const { studentId, instructor } = found(await findThesis(tx, thesisId))
        if (studentId === null) throw new Error('A thesis that was marked has no student.')
        const facts = { mark, person: fullName(instructor) }
        await tell(tx, [{ recipientId: studentId, kind: 'marked', thesis, facts }], { at, links })
      }),

    /** Ends the assignment of a student who gave up: docs/regulation.md#release. */
    release: (actor: MemberActor, thesisId: number, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        enforce(canThesis.release(actor, found(await lockThesis(tx, thesisId))))
        const thesis = found(await findThesis(tx, thesisId))
        const { studentId, student } = thesis
        if (studentId === null || student === null) throw new Error('A thesis in progress has no student.')
        const at = clock.now()
        const listId = await startListAfresh(tx, { thesisId, at })
        const past = await insertPastAssignment(tx, { thesisId, studentId, listId, reason, releasedAt: at })
        await takeFromStudent(tx, thesisId, at)
        await dropInterest(tx, thesisId, studentId)
        const details = {
          student: student.username,
          studentName: fullName(student),
          reason,
          assignment: past.id,
          abstract: past.abstract,
          file: past.finalFileName,
        }
        await recordEvent(tx, { thesisId, actorId: actor.accountId, what: 'released', details, at })
        const facts = { reason, person: fullName(thesis.instructor) }
        await tell(tx, [{ recipientId: studentId, kind: 'released', thesis, facts }], { at, links })
      }),
  }
}

export type ThesisEnding = ReturnType<typeof thesisEnding>
