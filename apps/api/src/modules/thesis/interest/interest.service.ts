import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { lockInstructor, lockStudent } from '../../people/account/account.queries.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { lockThesis } from '../thesis/thesis-lock.queries.ts'
import { beginningOf, enforceEligible } from './eligibility.queries.ts'
import type { Contact, Interest } from './interest.model.ts'
import { findInterest, listInterestsIn, readStudentAndThesis } from './interest.queries.ts'
import { INTEREST_REFUSALS } from './interest.refusals.ts'
import { deleteInterests, updateAnswer, upsertInterest } from './interest.repository.ts'
import { enforceLoad } from './load.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
}

/** Declaring interest and answering it; `acceptance.service.ts` has what follows a positive answer. */
export function interestService({ db, clock, history, notices }: Dependencies) {
  return {
    /** With a priority; declaring again changes it: docs/regulation.md#declare. */
    declare: (actor: MemberActor, thesisId: number, priority: number): Promise<void> =>
      db.transaction(async (tx) => {
        const studentId = actor.accountId
        if (!(await lockStudent(tx, studentId))) throw new Refusal('unauthenticated')
        const thesis = found(await lockThesis(tx, thesisId))
        const { student, interest, situation } = await readStudentAndThesis(tx, studentId, thesisId)
        enforce(canInterest.declare(actor, thesis, interest, situation, clock.today()))
        enforceEligible(await beginningOf(tx, thesis, studentId, clock.today()), clock.today())
        if (interest?.priority === priority) return
        const at = clock.now()
        await upsertInterest(tx, { thesisId, studentId, priority, declaredAt: at })
        const details = { priority }
        await history.record(tx, { thesisId, actorId: studentId, what: 'interest_declared', details, at })
        // Another priority of an earlier interest is not notified.
        if (interest !== null) return
        const facts = { person: fullName(student) }
        const { instructorId: recipientId } = thesis
        const matter = { what: 'interest', actorId: studentId, id: thesisId }
        await notices.notify(tx, [{ recipientId, kind: 'interest_declared', thesis, facts, matter }], at)
      }),

    /** Withdraws an interest, or declines a positive answer: docs/regulation.md#withdraw. */
    withdraw: (actor: MemberActor, thesisId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        const interest = await findInterest(tx, thesisId, actor.accountId)
        enforce(canInterest.decline(actor, thesis, interest))
        const { student, answeredPositively } = found(interest)
        const at = clock.now()
        await deleteInterests(tx, actor.accountId, [thesisId])
        const what = answeredPositively ? 'answer_declined' : 'interest_withdrawn'
        await history.record(tx, { thesisId, actorId: actor.accountId, what, at })
        const facts = { person: fullName(student) }
        const matter = { what: 'interest', actorId: actor.accountId, id: thesisId }
        const recipientId = thesis.instructorId
        await notices.notify(tx, [{ recipientId, kind: what, thesis, facts, matter }], at)
      }),

    /**
     * Gives a positive answer, or cancels it: docs/regulation.md#answer, docs/regulation.md#cancel-answer. Returns the limit
     * of theses that the rules only point out.
     */
    answer: (
      actor: MemberActor,
      thesisId: number,
      username: string,
      answer: { isPositive: boolean; messageToOthers: string | null },
    ): Promise<{ fullLoad: number | null }> =>
      refusing(INTEREST_REFUSALS, () =>
        db.transaction(async (tx) => {
          // Two answers at once are counted one after the other.
          if (answer.isPositive) await lockInstructor(tx, actor.accountId)
          const thesis = found(await lockThesis(tx, thesisId))
          const all = await listInterestsIn(tx, [thesisId])
          const named = username.toLowerCase()
          const interest = all.find(({ student }) => student.username.toLowerCase() === named) ?? null
          if (answer.isPositive)
            return giveAnswer(tx, actor, thesis, { interest, all }, answer.messageToOthers)
          await cancelAnswer(tx, actor, thesis, interest)
          return { fullLoad: null }
        }),
      ),
  }

  async function giveAnswer(
    tx: Tx,
    actor: MemberActor,
    thesis: ThesisInQuestion,
    { interest, all }: { interest: Interest | null; all: readonly Interest[] },
    messageToOthers: string | null,
  ) {
    const positive = all.filter((one) => one.answeredPositively).map((one) => one.studentId)
    enforce(canInterest.answer(actor, thesis, interest, positive, clock.today()))
    const { student, studentId } = found(interest)
    const fullLoad = await enforceLoad(tx, thesis, studentId, clock.today())
    const [at, thesisId] = [clock.now(), thesis.id]
    await updateAnswer(tx, { thesisId, studentId }, { answeredAt: at, messageToOthers })
    const details = namesOf(student)
    await history.record(tx, { thesisId, actorId: actor.accountId, what: 'answer_given', details, at })
    const facts = { person: fullName(thesis.instructor) }
    await notices.notify(tx, [{ recipientId: studentId, kind: 'answer_given', thesis, facts }], at)
    return { fullLoad }
  }

  async function cancelAnswer(
    tx: Tx,
    actor: MemberActor,
    thesis: ThesisInQuestion,
    interest: Interest | null,
  ) {
    enforce(canInterest.cancelAnswer(actor, thesis, interest))
    const { student, studentId } = found(interest)
    const [at, thesisId] = [clock.now(), thesis.id]
    await updateAnswer(tx, { thesisId, studentId }, null)
    const details = namesOf(student)
    await history.record(tx, { thesisId, actorId: actor.accountId, what: 'answer_cancelled', details, at })
    const facts = { person: fullName(thesis.instructor) }
    await notices.notify(tx, [{ recipientId: studentId, kind: 'answer_cancelled', thesis, facts }], at)
  }
}

export type InterestService = ReturnType<typeof interestService>

/** A student as the history names him or her. */
function namesOf(student: Contact): { student: string; studentName: string } {
  return { student: student.username, studentName: fullName(student) }
}
