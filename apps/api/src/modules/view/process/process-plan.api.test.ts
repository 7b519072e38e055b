import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, settleTables } from '../../../testing/query-plan.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { selectThesisRows } from '../thesis-view/seen-thesis.queries.ts'
import { selectProcess } from './process.queries.ts'

/*
 * What the database reads for the process of one thesis, at a size where a wrong plan shows: 2,000 theses under a rule
 * book, each with a committee of three, an examination that was held, a mark, a date, a link and a paper, and 2,000 in
 * the plain flow; each with a list of five steps.
 */

const { db, given, clock } = await startTestApi()
const THESES = 2_000
let [examined, plain, instructorId] = [0, 0, 0]

beforeAll(async () => {
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const book = await given.aRulebook({
    department,
    rules: PRESET_RULES.integrated_master,
    publishedAt: clock.now(),
  })
  const file = await given.aStoredFile()
  const members = [instructor, await given.anInstructor(), await given.anInstructor()]
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into account (username, first_name, surname, email, password_hash, role, department_id)
      select 'student' || n, 'Μαρία', 'Ανδρεάδου', 'student' || n || '@uni.example.gr', '', 'student', ${department.id}
      from generate_series(1, ${2 * THESES}::integer) as n
    `)
    await tx.execute(sql`
      insert into thesis (instructor_id, title, assignment_type, student_id, rulebook_id)
      select ${instructor.id}, 'Θέμα', 'immediate', id, case when row_number() over () <= ${THESES} then ${book.id}::integer end
      from account where username like 'student%'
    `)
    await tx.execute(sql`
      insert into todo_list (title, instructor_id, thesis_id) select 'Βήματα', instructor_id, id from thesis
    `)
    await tx.execute(sql`
      insert into todo_item (list_id, position, title, duration_amount, duration_unit)
      select id, place, 'Βήμα', 1, 'weeks' from todo_list, generate_series(1, 5) as place
    `)
    for (const [at, { id }] of members.entries())
      await tx.execute(sql`
        insert into committee_seat (thesis_id, position, role, state, account_id, invited_at, due_on, reminded_on)
        select id, ${at + 1}::integer, ${at === 0 ? 'supervisor' : 'member'}, 'accepted', ${id}::integer, now(), now(), now()
        from thesis where rulebook_id is not null
      `)
    await tx.execute(sql`
      insert into examination (thesis_id, student_id, attempt, starts_at, minutes, language, is_public, state)
      select id, student_id, 1, now(), 30, 'el', true, 'held' from thesis where rulebook_id is not null
    `)
    await tx.execute(sql`
      insert into member_mark (examination_id, seat_id, parts)
      select examination.id, seat.id, '{}' from examination join committee_seat as seat using (thesis_id)
    `)
    await tx.execute(sql`
      insert into date_option (thesis_id, starts_at, minutes)
      select id, now(), 30 from thesis where rulebook_id is not null
    `)
    await tx.execute(sql`
      insert into signed_link (seat_id, purpose, code_hash, expires_at)
      select id, 'mark', 'code' || id, now() + interval '1 day' from committee_seat
    `)
    await tx.execute(sql`
      insert into paper (department_id, thesis_id, kind, year, number, code, facts, facts_hash, file_id, issued_on)
      select ${department.id}, id, 'minutes', 2026, id, 'code' || id, '{}', '', ${file.id}, now()
      from thesis where rulebook_id is not null
    `)
  })
  await settleTables(db)
  const [one] = await db.select({ id: thesis.id }).from(thesis).where(sql`rulebook_id is not null`).limit(1)
  const [other] = await db.select({ id: thesis.id }).from(thesis).where(sql`rulebook_id is null`).limit(1)
  ;[examined, plain, instructorId] = [one?.id ?? 0, other?.id ?? 0, instructor.id]
})

const processOf = (thesisId: number) => planOf(db, selectProcess(db, { thesisId, now: clock.now() }))

describe('what is read for a process among 4,000', () => {
  it('is what belongs to the thesis, by indexes', async () => {
    const { reads } = await processOf(examined)
    expect(reads.filter(({ how, rows }) => how === 'Seq Scan' && rows > 10)).toEqual([])
    expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(100)
  })

  it('is no more than the thesis itself where there is no rule book', async () => {
    const { pages } = await processOf(plain)
    const seen = await planOf(
      db,
      selectThesisRows(db, { accountId: instructorId, studentId: null }).where(eq(thesis.id, plain)),
    )
    expect(pages).toBeLessThanOrEqual(seen.pages)
  })
})
