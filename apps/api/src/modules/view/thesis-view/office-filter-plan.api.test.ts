import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { OfficeFilter } from '@diatrivi/domain/view/department-list/office-filter'
import { and, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertManyTheses } from '../../../testing/many-theses.ts'
import { planOf, settleTables } from '../../../testing/query-plan.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { matchingOfOffice } from './office-filter.queries.ts'
import { thesesThat } from './thesis-selection.queries.ts'

/*
 * What the database reads for a filter of the office at a size where a wrong plan shows: 20 departments and 6,000 theses
 * under rule books, a third of them in progress, each with an examination and three seats.
 */

const { db, given, clock } = await startTestApi()
const DEPARTMENTS = 20
const IN_PROGRESS = 100
const MARKED = 200
let departmentId = 0

beforeAll(async () => {
  for (let one = 0; one < DEPARTMENTS; one += 1) {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const rules = rulesWithDefaults({ committee: { size: 3 } })
    const book = await given.aRulebook({ department, rules, publishedAt: clock.now() })
    departmentId = department.id
    const of = { departmentId: department.id, instructorId: instructor.id, rulebookId: book.id }
    await insertManyTheses(db, { ...of, inProgress: IN_PROGRESS, marked: MARKED })
  }
  await db.execute(sql`
    insert into examination (thesis_id, student_id, attempt, starts_at, minutes, language, is_public, state, held_at)
    select id, student_id, 1, now(), 30, 'el', true, case when id % 10 = 0 then 'held' else 'planned' end, now()
    from thesis
  `)
  await db.execute(sql`
    insert into committee_seat (thesis_id, position, role, account_id, state, invited_at, due_on, reminded_on)
    select thesis.id, n, case when n = 1 then 'supervisor' else 'member' end, person.id, 'accepted',
      now(), now(), now()
    from thesis, (
      select id, row_number() over (order by id) as n from account where role = 'instructor' limit 3
    ) as person
  `)
  await settleTables(db)
})

/** How many rows of each table are looked at for a filter. */
async function rowsFor(filter: Partial<OfficeFilter>) {
  const which = and(thesesThat.areKnownInDepartment(departmentId), matchingOfOffice(filter))
  const { reads } = await planOf(db, db.select({ id: thesis.id }).from(thesis).where(which))
  return (table: string) =>
    reads.filter((read) => read.table === table).reduce((sum, { rows }) => sum + rows, 0)
}

describe('what is read of 6,000 theses', () => {
  it.each([
    { phase: 'inWork' },
    { phase: 'examPlanned' },
    { phase: 'marking' },
    { overlay: 'committeeIncomplete' },
    { overlay: 'failedOnce' },
    { overlay: 'attemptsUsed' },
  ] as const)('for %o is what stands around those of the department in progress', async (filter) => {
    const rowsOf = await rowsFor(filter)
    expect(rowsOf('thesis')).toBeLessThanOrEqual(IN_PROGRESS + MARKED)
    expect(rowsOf('examination')).toBeLessThanOrEqual(2 * IN_PROGRESS)
    expect(rowsOf('committee_seat')).toBeLessThanOrEqual(3 * IN_PROGRESS)
  })

  it.each([
    { phase: 'closed' },
    { instructor: 'ανδρε' },
    { member: 'ανδρε' },
    { year: 2025 },
    { paper: 'minutes' },
    { minutesDue: true },
  ] as const)('for %o are those of the department, and their seats', async (filter) => {
    const rowsOf = await rowsFor(filter)
    expect(rowsOf('thesis')).toBeLessThanOrEqual(IN_PROGRESS + MARKED)
    expect(rowsOf('committee_seat')).toBeLessThanOrEqual(3 * (IN_PROGRESS + MARKED))
  })
})
