import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import { asksForTitleEnglish } from '@diatrivi/domain/thesis/interest/title-english'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { CommitteeService } from '../../examination/committee/committee.service.ts'
import { lockStudent } from '../../people/account/account.queries.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { beginningOf, enforceEligible } from '../../thesis/interest/eligibility.queries.ts'
import { listOpenInterests, readStudentAndThesis } from '../../thesis/interest/interest.queries.ts'
import { INTEREST_REFUSALS } from '../../thesis/interest/interest.refusals.ts'
import type { Acceptance, InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import type { NewNotice, NoticeService } from '../../thesis/notice/notice.service.ts'
import { THESIS_REFUSALS } from '../../thesis/thesis/thesis.refusals.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { lockTheses } from '../../thesis/thesis/thesis-lock.queries.ts'
import { thesisSeenBy } from '../../view/thesis-view/seen-thesis.queries.ts'
import type { SeenThesis } from '../../view/thesis-view/thesis-view.model.ts'

interface Dependencies {
  db: Db
  clock: Clock
  theses: ThesisService
  interestEnding: InterestEnding
  committees: CommitteeService
  history: HistoryService
  notices: NoticeService
}

const REFUSALS = { ...THESIS_REFUSALS, ...INTEREST_REFUSALS }

/**
 * A student takes the thesis that was offered, and every other interest ends: docs/regulation.md#accept. It is bound to
 * the rule book of the day, for good: docs/regulation.md#rule-books.
 */
export function acceptanceService(deps: Dependencies) {
  const { db, clock, theses, interestEnding, committees, history, notices } = deps
  return {
    /** Returns the thesis as it then stands. */
    accept: (actor: MemberActor, thesisId: number, titleGiven: string | null): Promise<SeenThesis> =>
      refusing(REFUSALS, () =>
        db.transaction(async (tx) => {
          const studentId = actor.accountId
          const { thesis, others } = await lockEverythingTouched(tx, studentId, thesisId)
          const { interest, situation } = await readStudentAndThesis(tx, studentId, thesisId)
          enforce(canInterest.accept(actor, thesis, interest, situation))
          const { student, messageToOthers } = found(interest)
          const act = { thesis, studentId, student, at: clock.now() }
          const today = clock.today()
          const beginning = await beginningOf(tx, thesis, studentId, today)
          enforceEligible(beginning, today)
          const { rulebookId, programmeId } = beginning
          const titleEnglish = asksForTitleEnglish(thesis, beginning.rules) ? titleGiven : thesis.titleEnglish
          const giving = { studentId, today, rulebookId, programmeId, titleEnglish }
          await theses.give(tx, thesisId, giving, act.at)
          if (rulebookId !== null) await committees.begin(tx, thesis)
          const written = [
            ...(await interestEnding.withdrawFrom(tx, others, act)),
            ...(await interestEnding.closeToOthers(tx, act, messageToOthers)),
          ]
          written.push(await recordAccepted(tx, act))
          await notices.notify(tx, written, act.at)
          return thesisSeenBy(tx, actor, thesisId)
        }),
      ),
  }

  /** Written last: the student may read the history from this event on, and not what the others declared. */
  async function recordAccepted(tx: Tx, { thesis, studentId, student, at }: Acceptance): Promise<NewNotice> {
    await history.record(tx, { thesisId: thesis.id, actorId: studentId, what: 'assignment_accepted', at })
    const facts = { person: fullName(student) }
    return { recipientId: thesis.instructorId, kind: 'assignment_accepted', thesis, facts }
  }
}

export type AcceptanceService = ReturnType<typeof acceptanceService>

/** The student, the thesis and all others that the student has declared interest in, in the order of locks. */
async function lockEverythingTouched(tx: Tx, studentId: number, thesisId: number) {
  if (!(await lockStudent(tx, studentId))) throw new Refusal('unauthenticated')
  // Under the lock of the account the student declares nothing new, so that no thesis is missing from these.
  const wanted = (await listOpenInterests(tx, studentId)).map((own) => own.thesisId)
  const locked = await lockTheses(tx, [...new Set([...wanted, thesisId])])
  const thesis = found(locked.find((one) => one.id === thesisId))
  return { thesis, others: locked.filter((one) => one !== thesis && one.studentId === null) }
}
