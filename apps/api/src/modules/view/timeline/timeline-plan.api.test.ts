import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import { insertManyTheses } from '../../../testing/many-theses.ts'
import { planOf, settleTables } from '../../../testing/query-plan.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { listTimeline } from './timeline.queries.ts'
import { narrowed, theses } from './timeline-selection.queries.ts'

/*
 * What the database reads at a size where a wrong plan shows: 20 departments and 6,000 theses, a third of them in progress,
 * each with three steps and an examination, some with a member of a committee.
 */

const { db, given, clock } = await startTestApi()
const DEPARTMENTS = 20
const IN_PROGRESS = 100
const MARKED = 200
const PAGE = 20
let secretary: MemberActor
let instructor: MemberActor

beforeAll(async () => {
  for (let one = 0; one < DEPARTMENTS; one += 1) {
    const department = await given.aDepartment()
    const person = await given.anInstructor({ department })
    const at = { departmentId: department.id, institutionId: department.institutionId }
    const session = { username: person.username, sessionId: '' }
    instructor = { accountId: person.id, role: 'instructor', ...at, ...session }
    secretary = { accountId: 0, role: 'secretary', ...at, ...session }
    const of = { departmentId: department.id, instructorId: person.id }
    await insertManyTheses(db, { ...of, inProgress: IN_PROGRESS, marked: MARKED })
  }
  await db.execute(sql`
    with list as (
      insert into todo_list (instructor_id, thesis_id, title) select instructor_id, id, 'Λίστα' from thesis
      returning id
    )
    insert into todo_item (list_id, position, title, duration_amount, duration_unit)
    select id, n, 'Βήμα', 2, 'months' from list, generate_series(1, 3) as n
  `)
  await db.execute(sql`
    insert into examination (thesis_id, student_id, attempt, starts_at, minutes, language, is_public, state)
    select id, student_id, 1, now(), 30, 'el', true, 'planned' from thesis
  `)
  await db.execute(sql`
    insert into committee_seat (thesis_id, position, role, account_id, state, invited_at, due_on, reminded_on)
    select id, 2, 'member', instructor_id, 'accepted', now(), now(), now() from thesis where id % 30 = 0
  `)
  await settleTables(db)
})

describe('of 6,000 theses a page of a timeline reads', () => {
  it.each([
    ['the department', 'department', () => secretary, {}],
    ['the department, narrowed to what is late', 'department', () => secretary, { late: true }],
    [
      'the department within days',
      'department',
      () => secretary,
      { from: '2026-05-01', until: '2026-06-01' },
    ],
    ['the own theses', 'mine', () => instructor, {}],
    ['the own seats', 'seats', () => instructor, {}],
  ] as const)(
    'for %s those of that one alone, and around them those of the page',
    async (_what, scope, actor, filter) => {
      const today = clock.today()
      const which = narrowed(theses[scope](actor()), filter, today)
      const query = listTimeline(db, which, { today, window: { limit: PAGE, offset: 0 } })
      const { reads } = await planOf(db, query)
      const rowsOf = (table: string) =>
        reads.filter((read) => read.table === table).reduce((sum, { rows }) => sum + rows, 0)
      expect(reads.filter(({ how }) => how === 'Seq Scan')).toEqual([])
      expect(rowsOf('thesis')).toBeLessThanOrEqual(2 * (IN_PROGRESS + MARKED) + PAGE)
      expect(rowsOf('examination')).toBeLessThanOrEqual(2 * PAGE)
      expect(rowsOf('account')).toBeLessThanOrEqual(2 * PAGE)
    },
  )
})
