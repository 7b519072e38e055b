import { canProfile } from '@diatrivi/domain/account/profile.policy'
import type { Actor } from '@diatrivi/domain/account/role'
import { type Fit, fitOf } from '@diatrivi/domain/thesis/fit'
import { thesisState } from '@diatrivi/domain/thesis/thesis'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { keywordsOfAccounts } from '../account/account.queries.ts'
import { account, accountKeyword } from '../account/tables.ts'
import type { Interest } from '../interest/interest.model.ts'
import { thesis, thesisKeyword } from '../thesis/tables.ts'
import type { Thesis } from '../thesis/thesis.model.ts'

/** What a reader sees of the fit of a topic: docs/regulation.md#fit. */
export interface SeenFits {
  /** The reader's own; null for all but students with keywords. */
  own(thesis: Thesis): Fit | null
  /** That of an interested student; null where the reader is that student. */
  ofInterested(thesis: Thesis, studentId: number): Fit | null
}

/** In one query however many theses and interested students there are. */
export async function fitsSeenBy(
  db: Reader,
  actor: Actor,
  theses: readonly Thesis[],
  interests: ReadonlyMap<number, readonly Interest[]>,
): Promise<SeenFits> {
  const topics = theses.filter((one) => thesisState(one) === 'ungiven')
  const isStudent = actor.role === 'student'
  const interested = topics.flatMap(({ id }) => (interests.get(id) ?? []).map(({ studentId }) => studentId))
  const students = isStudent ? [actor.accountId] : interested
  const meets = topics.length > 0 && students.length > 0
  const people = meets ? [...students, ...topics.map(({ instructorId }) => instructorId)] : []
  const profiles = await keywordsOfAccounts(db, [...new Set(people)])

  const fitWith = (one: Thesis, studentId: number): Fit | null => {
    const student = profiles.get(studentId)
    const supervisor = profiles.get(one.instructorId)
    if (student === undefined || supervisor === undefined || thesisState(one) !== 'ungiven') return null
    // A student learns nothing of a profile that is not shown to students.
    const profile = { ...supervisor, accountId: one.instructorId, role: 'instructor' } as const
    const isShown = canProfile.seeInstructor(actor, profile).allowed
    return fitOf(student.keywords, {
      topic: one.keywords,
      instructor: isShown ? supervisor.keywords : [],
    })
  }
  return {
    own: (one) => {
      const hasKeywords = isStudent && profiles.get(actor.accountId)?.keywords.length !== 0
      return hasKeywords ? fitWith(one, actor.accountId) : null
    },
    ofInterested: (one, studentId) => (isStudent ? null : fitWith(one, studentId)),
  }
}

/**
 * The order of `compareFits`. What shares nothing, as most do, is told by two lookups for the whole list, and only the
 * rest is counted one by one.
 */
export function bestFitFirst(studentId: number): SQL[] {
  const isOwn = sql`keyword_id = any(array(select keyword_id from ${accountKeyword} where account_id = ${studentId}))`
  const ofTopic = sql`case when ${thesis}.id in (select thesis_id from ${thesisKeyword} where ${isOwn}) then (
    select count(*) from ${thesisKeyword} where thesis_id = ${thesis}.id and ${isOwn}
  ) else 0 end`
  const sharing = sql`
    select account_id from ${accountKeyword} join ${account} on account.id = account_id
    where role = 'instructor' and is_public and ${isOwn}
  `
  const ofInstructorAlone = sql`case when ${thesis}.instructor_id in (${sharing}) then (
    select count(*) from ${accountKeyword}
    where account_id = ${thesis}.instructor_id and ${isOwn} and not exists (
      select from ${thesisKeyword}
      where thesis_keyword.thesis_id = ${thesis}.id and thesis_keyword.keyword_id = account_keyword.keyword_id
    )
  ) else 0 end`
  return [sql`${ofTopic} desc`, sql`${ofInstructorAlone} desc`]
}
