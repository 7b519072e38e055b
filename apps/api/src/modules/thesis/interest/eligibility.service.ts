import type { Strictness } from '@diatrivi/domain/department/rulebook/rules'
import { type Eligibility, eligibility } from '@diatrivi/domain/department/student-record/eligibility'
import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { findThesisFacts } from '../thesis/thesis-lock.queries.ts'
import { beginningsOf } from './eligibility.queries.ts'
import { findInterest, listInterestsIn } from './interest.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
}

/** What a student lacks; the numbers of the record are the student's own. */
export interface Lacking extends Eligibility {
  username: string
  recordMissing: boolean
}

/** Both sides read before an act what the rule book of today asks: docs/regulation.md#eligibility. */
export function eligibilityService({ db, clock }: Dependencies) {
  return {
    async of(
      actor: MemberActor,
      thesisId: number,
    ): Promise<{ mode: Strictness | null; students: Lacking[] }> {
      const thesis = found(await findThesisFacts(db, thesisId))
      const isStudent = actor.role === 'student'
      const interest = isStudent ? await findInterest(db, thesisId, actor.accountId) : null
      enforce(canInterest.seeEligibility(actor, thesis, interest))
      const asked = isStudent
        ? [{ studentId: actor.accountId, username: actor.username }]
        : (await listInterestsIn(db, [thesisId])).map(({ studentId, student: { username } }) => ({
            studentId,
            username,
          }))
      const ids = asked.map(({ studentId }) => studentId)
      const beginnings = await beginningsOf(db, thesis, ids, clock.today())
      const students: Lacking[] = []
      let mode: Strictness | null = null
      for (const { studentId, username } of asked) {
        const { record = null, rules = null } = beginnings.get(studentId) ?? {}
        if (rules === null) continue
        mode = mode === 'refuse' ? mode : rules.eligibility.mode
        const lacking = eligibility(record, rules.eligibility, clock.today())
        if (lacking.failed.length === 0) continue
        students.push({ username, recordMissing: record === null, ...lacking })
      }
      return { mode, students }
    },
  }
}

export type EligibilityService = ReturnType<typeof eligibilityService>
