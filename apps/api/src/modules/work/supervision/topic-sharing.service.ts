import { randomUUID } from 'node:crypto'
import { shared } from '@diatrivi/domain/thesis/thesis/thesis'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { enforceWith, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { listDepartmentIds } from '../../institution/institution/institution.queries.ts'
import type { AccountRow } from '../../people/account/account.model.ts'
import { findByUsername, findFullName, lockAccounts } from '../../people/account/account.queries.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { findSituation } from '../../thesis/interest/interest.queries.ts'
import type { InterestOffering } from '../../thesis/interest/interest-offering.service.ts'
import { enforceLoad } from '../../thesis/interest/load.queries.ts'
import { placesOf } from '../../thesis/interest/topic-places.queries.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import { findGroupKey } from '../../thesis/thesis/group.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { TodoListAttaching } from '../../thesis/todo-list/todo-list-attaching.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  theses: ThesisService
  listAttaching: TodoListAttaching
  interestOffering: InterestOffering
  history: HistoryService
  notices: NoticeService
}

/** One topic for several students, where the rules let them share it: docs/regulation.md#share-topic. */
export function topicSharing(deps: Dependencies) {
  const { db, clock, theses, listAttaching, interestOffering, history, notices } = deps
  return {
    /** Offers the topic to another student. Returns the id of the thesis that he or she can accept. */
    share: (actor: MemberActor, thesisId: number, username: string): Promise<number> =>
      db.transaction(async (tx) => {
        const named = await findByUsername(tx, username)
        const locked = await lockAccounts(
          tx,
          named === undefined ? [actor.accountId] : [actor.accountId, named.id],
          'no key update',
        )
        const thesis = found(await lockThesis(tx, thesisId))
        const book = await findBookOfThesis(tx, thesisId)
        const topic = await placesOf(tx, thesisId, book?.rules ?? null)
        enforceWith(canThesis.share(actor, thesis, topic), { topic_full: { max: topic.students } })
        const student = locked.find(({ id }) => id === named?.id)
        if (student === undefined || !(await mayHave(tx, student, thesis))) {
          throw invalidFields({ username: 'unknown_student' })
        }
        const { id: studentId } = student
        if ((await findSituation(tx, studentId)).hasThesisInProgress) {
          throw invalidFields({ username: 'busy_student' })
        }
        await enforceLoad(tx, thesis, studentId, clock.today())
        const at = clock.now()
        const place = topic.free ?? (await makeCopy(tx, actor, thesis))
        await interestOffering.offer(tx, { thesisId: place, studentId }, at)
        const by = { actorId: actor.accountId, at }
        const details = { student: student.username, studentName: fullName(student) }
        await history.record(tx, { ...by, thesisId: place, what: 'answer_given', details })
        const facts = { person: await findFullName(tx, actor.accountId) }
        const offered = { ...thesis, id: place }
        const kind = 'topic_shared'
        await notices.notify(tx, [{ recipientId: studentId, kind, thesis: offered, facts }], at)
        return place
      }),
  }

  /** Like the topic, and linked with it; only its instructor knows of it until it is accepted. */
  async function makeCopy(tx: Tx, actor: MemberActor, { id: topicId }: ThesisInQuestion): Promise<number> {
    const topic = found(await findThesis(tx, topicId))
    const at = clock.now()
    const given = { fields: shared(topic), labels: topic.keywords }
    const thesisId = await theses.create(tx, actor.accountId, given, at)
    if (topic.imageId !== null) await theses.showImage(tx, thesisId, topic.imageId, at)
    await theses.link(tx, [topicId, thesisId], (await findGroupKey(tx, topicId)) ?? randomUUID())
    const by = { actorId: actor.accountId, at }
    await history.recordAll(tx, [
      { ...by, thesisId, what: 'thesis_created' },
      { ...by, thesisId, what: 'theses_linked', details: { thesis: topicId } },
      { ...by, thesisId: topicId, what: 'theses_linked', details: { thesis: thesisId } },
    ])
    await listAttaching.attachCopyOfListOf(tx, actor, topic, found(await lockThesis(tx, thesisId)))
    return thesisId
  }
}

/** Students who are let in, of the institution: those to whom a topic is offered. */
async function mayHave(
  tx: Tx,
  { role, departmentId, isActive, disabledAt, closedAt }: AccountRow,
  { institutionId }: ThesisInQuestion,
): Promise<boolean> {
  if (role !== 'student' || departmentId === null || !isActive) return false
  if (disabledAt !== null || closedAt !== null) return false
  return (await listDepartmentIds(tx, institutionId)).includes(departmentId)
}

export type TopicSharing = ReturnType<typeof topicSharing>
