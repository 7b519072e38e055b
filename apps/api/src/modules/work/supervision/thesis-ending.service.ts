import { canMark } from '@diatrivi/domain/examination/marking/mark.policy'
import { canThesis, isInstructorOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { findCommitteeRules } from '../../examination/committee/committee.queries.ts'
import type { CommitteeService } from '../../examination/committee/committee.service.ts'
import type { ExaminationService } from '../../examination/examination/examination.service.ts'
import type { MarkService } from '../../examination/marking/mark.service.ts'
import type { PaperService } from '../../examination/paper/paper.service.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { listLinked } from '../../thesis/thesis/group.queries.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { lockStepsOfThesis } from '../../thesis/todo-list/todo-list.queries.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'
import type { OpenedTopics } from './opened-topics.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  theses: ThesisService
  listEnding: TodoListEnding
  interestEnding: InterestEnding
  committees: CommitteeService
  examinations: ExaminationService
  papers: PaperService
  marks: MarkService
  history: HistoryService
  notices: NoticeService
  topics: OpenedTopics
}

/** The two ways in which an assignment ends: with a mark, or because the student gave up. */
export function thesisEnding(deps: Dependencies) {
  const {
    db,
    clock,
    theses,
    listEnding,
    interestEnding,
    committees,
    examinations,
    papers,
    marks,
    history,
    notices,
    topics,
  } = deps
  return {
    /** Enters the mark, once, when every step is confirmed: docs/regulation.md#mark. */
    mark: (actor: MemberActor, thesisId: number, mark: number): Promise<void> =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        const steps = await lockStepsOfThesis(tx, thesisId)
        if (isInstructorOf(actor, thesis)) enforce(canMark.markAlone(await findCommitteeRules(tx, thesisId)))
        enforce(canThesis.mark(actor, thesis, steps))
        await marks.enter(tx, thesis, { mark, actorId: actor.accountId }, clock.now())
      }),

    /** Ends the assignment of a student who gave up: docs/regulation.md#release. */
    release: (actor: MemberActor, thesisId: number, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        enforce(canThesis.release(actor, found(await lockThesis(tx, thesisId))))
        const thesis = found(await findThesis(tx, thesisId))
        const { studentId, student } = thesis
        if (studentId === null || student === null) throw new Error('A thesis in progress has no student.')
        const at = clock.now()
        const past = await listEnding.leaveBehind(tx, { thesisId, studentId, reason, releasedAt: at })
        const by = { actorId: actor.accountId, reason }
        const calendar = await examinations.end(tx, { ...thesis, studentId }, by)
        await committees.end(tx, thesisId)
        await papers.end(tx, thesisId, { actorId: actor.accountId })
        const isLinked = (await listLinked(tx, thesisId)).length > 0
        await theses.takeFromStudent(tx, thesisId, at)
        await interestEnding.drop(tx, thesisId, studentId)
        const details = {
          student: student.username,
          studentName: fullName(student),
          reason,
          assignment: past.id,
          abstract: past.abstract,
          file: past.finalFileName,
        }
        await history.record(tx, { thesisId, actorId: actor.accountId, what: 'released', details, at })
        if (isLinked) {
          await history.record(tx, { thesisId, actorId: actor.accountId, what: 'theses_unlinked', at })
        }
        const facts = { reason, person: fullName(thesis.instructor) }
        const notice = { recipientId: studentId, kind: 'released', thesis, facts } as const
        await notices.notify(tx, [calendar === null ? notice : { ...notice, calendar }], at)
        await topics.notify(tx, thesisId, thesis, at)
      }),
  }
}

export type ThesisEnding = ReturnType<typeof thesisEnding>
