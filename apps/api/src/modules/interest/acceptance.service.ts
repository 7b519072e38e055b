import { canInterest } from '@diatrivi/domain/interest/interest.policy'
import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { recordEvents, type ThesisEvent } from '../../platform/history/record-event.ts'
import { ApiError, enforce, found } from '../../platform/http/errors/api-error.ts'
import { refusing } from '../../platform/http/errors/constraint-refusals.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { enqueueMails } from '../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { lockTheses, type ThesisInQuestion } from '../thesis/thesis-facts.service.ts'
import { fullName, interestLetters } from './interest.letters.ts'
import type { Contact, Interest } from './interest.model.ts'
import { INTEREST_REFUSALS } from './interest.presenter.ts'
import {
  deleteInterests,
  deleteInterestsOfOthers,
  findContacts,
  findInterest,
  findSituation,
  giveThesis,
  listInterestsIn,
  listOpenWishes,
  lockStudent,
} from './interest.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
}

/** Contract 4.4: a student takes the thesis that was offered, and everything else that was wished for ends. */
export function acceptanceService({ db, clock, links }: Dependencies) {
  const letters = interestLetters(links)

  return {
    accept: (actor: MemberActor, thesisId: number): Promise<void> =>
      refusing(INTEREST_REFUSALS, () =>
        db.transaction(async (tx) => {
          const studentId = actor.accountId
          const { thesis, others } = await lockEverythingTouched(tx, studentId, thesisId)
          const interest = await findInterest(tx, thesisId, studentId)
          enforce(canInterest.accept(actor, thesis, interest, await findSituation(tx, studentId)))
          const { student } = found(interest)
          const closed = (await listInterestsIn(tx, [thesisId])).filter((one) => one.studentId !== studentId)
          const at = clock.now()
          await giveThesis(tx, { thesisId, studentId, today: clock.today(), at })
          await deleteInterestsOfOthers(tx, thesisId, studentId)
          await withdrawFrom(tx, { student, studentId, theses: others, at })
          await recordEvents(tx, acceptanceEvents({ thesisId, studentId, closed, at }))
          const instructor = found((await findContacts(tx, [thesis.instructorId])).get(thesis.instructorId))
          await enqueueMails(
            tx,
            [
              letters.accepted(instructor, thesis, student),
              ...closed.map((one) => letters.closed(one.student, thesis)),
            ],
            at,
          )
        }),
      ),
  }

  /** Cancels the student's other requests. Instructors who had answered one positively are told. */
  async function withdrawFrom(tx: Tx, { student, studentId, theses, at }: Withdrawal): Promise<void> {
    const ids = theses.map((thesis) => thesis.id)
    const withdrawn = await listInterestsIn(tx, ids, studentId)
    await deleteInterests(tx, studentId, ids)
    const declined = new Set(withdrawn.filter((one) => one.answeredPositively).map((one) => one.thesisId))
    const events = withdrawn.map(
      ({ thesisId }): ThesisEvent => ({
        thesisId,
        actorId: studentId,
        what: declined.has(thesisId) ? 'answer_declined' : 'interest_withdrawn',
        at,
      }),
    )
    await recordEvents(tx, events)
    const disappointed = theses.filter((thesis) => declined.has(thesis.id))
    const instructors = await findContacts(
      tx,
      disappointed.map((thesis) => thesis.instructorId),
    )
    const mails = disappointed.flatMap((thesis): Mail[] => {
      const instructor = instructors.get(thesis.instructorId)
      return instructor === undefined ? [] : [letters.declined(instructor, thesis, student)]
    })
    await enqueueMails(tx, mails, at)
  }
}

export type AcceptanceService = ReturnType<typeof acceptanceService>

interface Withdrawal {
  student: Contact
  studentId: number
  theses: readonly ThesisInQuestion[]
  at: Date
}

/** The student, the thesis and all others that the student has declared interest in, in the order of locks. */
async function lockEverythingTouched(tx: Tx, studentId: number, thesisId: number) {
  if (!(await lockStudent(tx, studentId))) throw new ApiError('unauthenticated')
  // Under the lock of the account the student declares nothing new, so that no thesis is missing from these.
  const wished = (await listOpenWishes(tx, studentId)).map((wish) => wish.thesisId)
  const locked = await lockTheses(tx, [...new Set([...wished, thesisId])])
  const thesis = found(locked.find((one) => one.id === thesisId))
  return { thesis, others: locked.filter((one) => one !== thesis && one.studentId === null) }
}

/** The acceptance comes last: from it on the history is the student's to read, and the others' wishes are not. */
function acceptanceEvents(act: {
  thesisId: number
  studentId: number
  closed: readonly Interest[]
  at: Date
}): ThesisEvent[] {
  const { thesisId, studentId, closed, at } = act
  const closings = closed.map(
    ({ student }): ThesisEvent => ({
      thesisId,
      actorId: null,
      what: 'interest_closed',
      details: { student: student.username, studentName: fullName(student) },
      at,
    }),
  )
  return [...closings, { thesisId, actorId: studentId, what: 'assignment_accepted', at }]
}
