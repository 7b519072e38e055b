import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, settleTables } from '../../../testing/query-plan.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { account } from '../../people/account/tables.ts'
import {
  type Asked,
  listExaminations,
  listGivenUpExaminations,
  listInvitations,
  listOfferedDates,
  listTheses,
} from './feed-facts.queries.ts'

const { db, given, clock } = await startTestApi()
/** Theses of others, each with a student, a seat, an examination, an offered date, a step and a former student. */
const OTHERS = 2_000

let asInstructor: Asked
let asStudent: Asked
let asOffice: Asked

beforeAll(async () => {
  const { id: other, departmentId } = await given.anInstructor()
  const secretary = await given.aSecretary()
  const instructor = await given.anInstructor()
  const student = await given.aStudent()
  const thesis = await given.aThesis({ instructor, student, startDate: '2026-03-01' })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  await given.anExamination({ thesis, student, state: 'cancelled' })
  const former = await given.aStudent()
  await given.anExamination({ thesis, student: former, state: 'cancelled' })
  await given.aPastAssignment({ thesis, student: former })
  await given.aDateOption({ thesis })
  await given.aTodoList({ thesis, steps: ['untouched'] })
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with person as (
        insert into ${account} (username, first_name, surname, email, role, department_id, is_active)
        select 'plan' || number, 'Α', 'Β', 'plan' || number || '@example.org', 'student', ${departmentId}, true
        from generate_series(1, ${OTHERS}::integer) as number returning id
      ), topic as (
        insert into thesis (instructor_id, student_id, title, assignment_type)
        select ${other}, id, 'Θέμα ' || id, 'immediate' from person returning id, student_id
      ), seat as (
        insert into committee_seat (thesis_id, account_id, position, role, state, invited_at, due_on, reminded_on)
        select id, ${other}, 1, 'supervisor', 'accepted', now(), '2026-06-01', '2026-05-01' from topic
      ), examined as (
        insert into examination (thesis_id, student_id, attempt, starts_at, minutes, language, is_public, state)
        select id, student_id, 1, '2026-06-24T09:00:00Z', 30, 'el', true, 'cancelled' from topic
      ), offered as (
        insert into date_option (thesis_id, starts_at, minutes)
        select id, '2026-06-24T09:00:00Z', 30 from topic
      ), given_up as (
        insert into past_assignment (thesis_id, student_id, reason, released_at)
        select id, student_id, 'Διακοπή', ${clock.now()} from topic
      ), list as (
        insert into todo_list (instructor_id, thesis_id, title) select ${other}, id, 'Λίστα' from topic returning id
      )
      insert into todo_item (list_id, position, title, duration_amount, duration_unit)
      select id, 1, 'Βήμα', 2, 'weeks' from list
    `)
  })
  await settleTables(db)
  const asked = {
    hasSteps: true,
    departmentId: null,
    now: clock.now(),
    today: clock.today(),
    firstDay: '2026-01-01',
    firstHeld: '2025-03-01',
  } as const
  asInstructor = { ...asked, accountId: instructor.id, role: 'instructor' }
  asOffice = { ...asked, accountId: secretary.id, departmentId: secretary.departmentId, role: 'secretary' }
  asStudent = { ...asked, accountId: student.id, role: 'student' }
})

describe('among the theses of many, the dates of a person are found by indexes', () => {
  it.each([
    ['examinations', listExaminations],
    ['examinations of theses that were given up', listGivenUpExaminations],
    ['offered dates', listOfferedDates],
    ['invitations', listInvitations],
    ['theses with their steps', listTheses],
  ] as const)('%s', async (_what, list) => {
    for (const asked of [asInstructor, asStudent, asOffice]) {
      const { reads } = await planOf(db, list(db, asked))
      // A handful of rows of this person; of no table those of others.
      expect(reads.filter(({ rows }) => rows > 10)).toEqual([])
    }
  })
})
