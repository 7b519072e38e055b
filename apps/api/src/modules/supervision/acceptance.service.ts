import { canInterest } from '@diatrivi/domain/interest/interest.policy'
import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { refusing } from '../../platform/refusal/constraint-refusals.ts'
import { enforce, found, Refusal } from '../../platform/refusal/refusal.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { recordEvent, recordEvents, type ThesisEvent } from '../history/history.service.ts'
import type { Contact } from '../interest/interest.model.ts'
import {
  deleteInterests,
  deleteInterestsOfOthers,
  findInterest,
  findSituation,
  giveThesis,
  listInterestsIn,
  listOpenWishes,
  lockStudent,
} from '../interest/interest.repository.ts'
import { type Told, tell } from '../notice/notice.service.ts'
import type { SeenThesis } from '../thesis/thesis.model.ts'
import { lockTheses, type ThesisInQuestion } from '../thesis/thesis-lock.queries.ts'
import { INTEREST_REFUSALS } from '../thesis-view/current-thesis.presenter.ts'
import { thesesSeenBy } from '../thesis-view/seen-thesis.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
}

/** A student takes the thesis that was offered, and every other interest ends: docs/regulation.md#accept. */
export function acceptanceService({ db, clock, links }: Dependencies) {
  return {
    /** Answers the thesis as it then stands. */
    accept: (actor: MemberActor, thesisId: number): Promise<SeenThesis> =>
      refusing(INTEREST_REFUSALS, () =>
        db.transaction(async (tx) => {
          const studentId = actor.accountId
          const { thesis, others } = await lockEverythingTouched(tx, studentId, thesisId)
          const interest = await findInterest(tx, thesisId, studentId)
          enforce(canInterest.accept(actor, thesis, interest, await findSituation(tx, studentId)))
          const act = { thesis, studentId, student: found(interest).student, at: clock.now() }
          await giveThesis(tx, { thesisId, studentId, today: clock.today(), at: act.at })
          const told = [...(await withdrawFrom(tx, others, act)), ...(await closeToOthers(tx, act))]
          told.push(await recordAccepted(tx, act))
          await tell(tx, told, { at: act.at, links })
          return found((await thesesSeenBy(tx, actor, [thesisId])).get(thesisId))
        }),
      ),
  }

  /** Cancels the student's other requests; answers what their instructors are told. */
  async function withdrawFrom(
    tx: Tx,
    theses: readonly ThesisInQuestion[],
    { studentId, student, at }: Acceptance,
  ): Promise<Told[]> {
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
    await recordEvents(tx, events)
    const facts = { person: fullName(student) }
    return theses.flatMap((thesis) => {
      const kind = ended.get(thesis.id)
      return kind === undefined ? [] : [{ recipientId: thesis.instructorId, kind, thesis, facts }]
    })
  }

  /** Ends the requests of all others for the thesis; answers what they are told, which is not who has it. */
  async function closeToOthers(tx: Tx, { thesis, studentId, at }: Acceptance): Promise<Told[]> {
    const closed = (await listInterestsIn(tx, [thesis.id])).filter((one) => one.studentId !== studentId)
    await deleteInterestsOfOthers(tx, thesis.id, studentId)
    const events = closed.map(({ student }): ThesisEvent => {
      const details = { student: student.username, studentName: fullName(student) }
      return { thesisId: thesis.id, actorId: null, what: 'interest_closed', details, at }
    })
    await recordEvents(tx, events)
    return closed.map((one) => ({ recipientId: one.studentId, kind: 'interest_closed', thesis }))
  }

  /** Written last: from its event on the history is the student's to read, and what the others wished is not. */
  async function recordAccepted(tx: Tx, { thesis, studentId, student, at }: Acceptance): Promise<Told> {
    await recordEvent(tx, { thesisId: thesis.id, actorId: studentId, what: 'assignment_accepted', at })
    const facts = { person: fullName(student) }
    return { recipientId: thesis.instructorId, kind: 'assignment_accepted', thesis, facts }
  }
}

export type AcceptanceService = ReturnType<typeof acceptanceService>

interface Acceptance {
  thesis: ThesisInQuestion
  studentId: number
  student: Contact
  at: Date
}

/** The student, the thesis and all others that the student has declared interest in, in the order of locks. */
async function lockEverythingTouched(tx: Tx, studentId: number, thesisId: number) {
  if (!(await lockStudent(tx, studentId))) throw new Refusal('unauthenticated')
  // Under the lock of the account the student declares nothing new, so that no thesis is missing from these.
  const wished = (await listOpenWishes(tx, studentId)).map((wish) => wish.thesisId)
  const locked = await lockTheses(tx, [...new Set([...wished, thesisId])])
  const thesis = found(locked.find((one) => one.id === thesisId))
  return { thesis, others: locked.filter((one) => one !== thesis && one.studentId === null) }
}
