import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { account, accountKeyword } from '../../people/account/tables.ts'
import { thesis, thesisKeyword } from '../../thesis/thesis/tables.ts'

/**
 * The order of `compareFits`. What shares nothing, as most do, is told by two lookups for the whole list, and only the
 * rest is counted one by one.
 */
export function bestFitFirst(studentId: number | Placeholder): SQL[] {
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
