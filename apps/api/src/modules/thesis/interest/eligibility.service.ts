import { fullLoad } from '@diatrivi/domain/department/rulebook/load'
import type { Rules, Strictness } from '@diatrivi/domain/department/rulebook/rules'
import { type Eligibility, eligibility } from '@diatrivi/domain/department/student-record/eligibility'
import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import { asksForTitleEnglish } from '@diatrivi/domain/thesis/interest/title-english'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { findThesisFacts } from '../thesis/thesis-lock.queries.ts'
import { beginningsOf } from './eligibility.queries.ts'
import { findInterest, listInterestsIn } from './interest.queries.ts'
import { findLoad } from './load.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
}

/** What a student lacks; the numbers of the record are the student's own. */
export interface Lacking extends Eligibility {
  username: string
  recordMissing: boolean
}

export interface EligibilityOfStudents {
  mode: Strictness | null
  asksTitleEnglish: boolean
  students: Lacking[]
  /** The limit that one thesis more of the instructor would break, of the strictest book; null to students. */
  load: FullLoad | null
}

interface FullLoad {
  max: number
  mode: Strictness
}

/** Both sides read before an action what the rule book of today asks: docs/regulation.md#eligibility. */
export function eligibilityService({ db, clock }: Dependencies) {
  return {
    async of(actor: MemberActor, thesisId: number): Promise<EligibilityOfStudents> {
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
      // A topic that is shared goes to students like the one who has it.
      const others = isStudent || thesis.studentId === null ? [] : [thesis.studentId]
      const ids = [...asked.map(({ studentId }) => studentId), ...others]
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
      const own = beginnings.get(actor.accountId)?.rules ?? null
      const books = [...beginnings.values()].flatMap(({ rules }) => (rules === null ? [] : [rules.load]))
      const load = isStudent ? null : await fullLoadOf(thesis.instructorId, books)
      return { mode, asksTitleEnglish: asksForTitleEnglish(thesis, own), students, load }
    },
  }

  async function fullLoadOf(instructorId: number, books: readonly Rules['load'][]): Promise<FullLoad | null> {
    if (books.length === 0) return null
    const load = await findLoad(db, instructorId, clock.today())
    const full = books.flatMap((limits): FullLoad[] => {
      const broken = fullLoad(load, limits)
      return broken === null ? [] : [{ max: broken.max, mode: limits.mode }]
    })
    return full.find(({ mode }) => mode === 'refuse') ?? full[0] ?? null
  }
}

export type EligibilityService = ReturnType<typeof eligibilityService>
