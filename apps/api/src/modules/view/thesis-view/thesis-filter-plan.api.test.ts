import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFilter, ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, settleTables } from '../../../testing/query-plan.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { thesis, thesisKeyword } from '../../thesis/thesis/tables.ts'
import { chooseTheses } from './thesis-list.queries.ts'
import { findWantedKeywords, matching, thesesThat } from './thesis-selection.queries.ts'

/*
 * What the database reads to choose a page of the 500 open theses of an institution by a filter, among 10,000 theses of
 * two. Every third carries the keyword «μάθηση», and each one of a thousand others: where the planner takes
 * the common one for one of these, it looks up 3,333 theses one by one, in some 10,000 pages.
 */
const { db, given } = await startTestApi()
const TODAY: IsoDate = '2026-03-10'
const THESES = 10_000
const COMMON = 'μάθηση'
/** Pages of 8 kB. */
const MOST_PAGES = 2_000
let institutionId = 0

beforeAll(async () => {
  const department = await given.aDepartment()
  institutionId = department.institutionId
  const [here, elsewhere] = [await given.anInstructor({ department }), await given.anInstructor()]
  const { id: studentId } = await given.aStudent({ department })
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${thesis}
        (instructor_id, student_id, mark, title, description, assignment_type, public_by_instructor, created_at)
      select case when number % 2 = 0 then ${here.id}::integer else ${elsewhere.id} end,
        case when not is_open then ${studentId}::integer end, case when not is_open then 8 end,
        'Εργασία ' || number || case when number % 5 = 0 then ' με σύγχρονα μέσα' else '' end,
        repeat('Περιγραφή. ', 10), 'immediate', is_open, now() - number * interval '1 hour'
      from generate_series(1, ${THESES}::integer) as number, lateral (select number % 20 < 2) as its(is_open)
      order by hashint4(number)
    `)
    await tx.execute(sql`
      insert into ${keyword} (label) select 'λέξη ' || number from generate_series(1, 1000) as number
      union all select ${COMMON}
    `)
    await tx.execute(sql`
      insert into ${thesisKeyword} (thesis_id, keyword_id)
      select thesis.id, keyword.id from ${thesis} join ${keyword} on label = 'λέξη ' || (thesis.id % 1000 + 1)
      union all
      select thesis.id, keyword.id from ${thesis} join ${keyword} on label = ${COMMON} where thesis.id % 3 = 0
    `)
    // The server does this by itself later: until then new titles wait outside the index.
    await tx.execute(sql`select gin_clean_pending_list('thesis_open_title_letters')`)
  })
  await settleTables(db)
})

async function pagesOf(filter: Partial<ThesisFilter>, order: ThesisOrder = 'newest'): Promise<number> {
  const keywordIds = await findWantedKeywords(db, filter.keywords)
  const which = thesesThat.areOpenInInstitution(institutionId, TODAY)
  const values = {
    accountId: 1,
    studentId: null,
    departmentId: 1,
    institutionId,
    today: TODAY,
    limit: 8,
    offset: 0,
  }
  const wanted = matching(which, filter, { today: TODAY, person: 'instructor', keywordIds })
  const { pages } = await planOf(db, chooseTheses(db, wanted, { order, part: 'page' }, values))
  return pages
}

describe('a page of the open theses of an institution is chosen in 2,000 pages at most', () => {
  it.each<[string, Partial<ThesisFilter>, ThesisOrder?]>([
    ['by a keyword that many carry', { keywords: [COMMON] }],
    ['by a keyword that few carry', { keywords: ['λέξη 20'] }],
    ['by several keywords', { keywords: [COMMON, 'λέξη 20'] }],
    ['by a keyword and a word of the title', { keywords: [COMMON], title: 'σύγχρονα' }],
    ['by a word of the title', { title: 'σύγχρονα' }],
    ['by its language and the manner of its assignment', { textLanguage: 'en', assignmentType: 'immediate' }],
    ['by its deadline', { deadlineFrom: '2026-03-11', deadlineUntil: '2026-04-11' }],
    ['in the order of titles', {}, 'title'],
    ['in the order of deadlines', {}, 'deadline'],
  ])('%s', async (_by, filter, order) => {
    expect(await pagesOf(filter, order)).toBeLessThanOrEqual(MOST_PAGES)
  })
})
