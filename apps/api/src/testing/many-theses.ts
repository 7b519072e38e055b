import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.ts'

interface ManyTheses {
  departmentId: number
  instructorId: number
  rulebookId?: number
  inProgress: number
  marked: number
}

/** Theses of one instructor for a test of plans, each with a student of its own and a desired end a day after that of the one before. */
export async function insertManyTheses(
  db: Db,
  { departmentId, instructorId, rulebookId, inProgress, marked }: ManyTheses,
): Promise<void> {
  await db.execute(sql`
    with student as (
      insert into account (username, first_name, surname, email, role, department_id)
      select 'plan' || ${departmentId}::integer || '-' || n, 'Μαρία', 'Ανδρεάδου',
        'plan' || ${departmentId}::integer || '-' || n || '@uni.example.gr', 'student', ${departmentId}
      from generate_series(1, ${inProgress + marked}::integer) as n
      returning id, username
    ), numbered as (select id, row_number() over (order by id) as n from student)
    insert into thesis
      (instructor_id, student_id, title, assignment_type, rulebook_id, start_date, intended_end, mark)
    select ${instructorId}, id, '', 'immediate', ${rulebookId ?? null}::integer, '2025-10-01',
      date '2026-01-01' + n::integer, case when n > ${inProgress} then 8 end
    from numbered
  `)
}
