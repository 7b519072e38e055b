import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, settleTables } from '../../../testing/query-plan.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { selectThesisRows } from './seen-thesis.queries.ts'
import { selectList } from './thesis-list.queries.ts'
import { thesesThat } from './thesis-selection.queries.ts'

/*
 * What the database reads of the table of theses for one page, at a size where a wrong plan shows: 20 departments of an
 * institution and 6,000 theses, of which 600 are open and 30 of them in each department.
 */

const { db, given } = await startTestApi()
const TODAY: IsoDate = '2026-03-10'
const PAGE = 8
let institutionId = 0
let departmentId = 0
let instructorId = 0

beforeAll(async () => {
  institutionId = (await given.anInstitution()).id
  for (let one = 0; one < 20; one += 1) {
    const department = await given.aDepartment({ institutionId })
    const instructor = await given.anInstructor({ departmentId: department.id })
    ;[departmentId, instructorId] = [department.id, instructor.id]
    await db.transaction((tx) =>
      tx.execute(sql`
        insert into ${thesis} (instructor_id, title, assignment_type, public_by_instructor, created_at)
        select ${instructor.id}, '', 'immediate', number % 10 = 0, now() - number * interval '1 hour'
        from generate_series(1, 300) as number
      `),
    )
  }
  await settleTables(db)
})

/** How each step reads the table. */
async function readsOf(query: SQL | { getSQL(): SQL }, table = 'thesis') {
  return (await planOf(db, query)).reads.filter((read) => read.table === table)
}

/** The reads that find something, the fewest rows first. */
async function findsOf(query: SQL | { getSQL(): SQL }) {
  const reads = (await readsOf(query)).filter(({ rows }) => rows > 0)
  return reads
    .map(({ how, rows }) => ({ how, rows }))
    .toSorted((one, other) => one.rows - other.rows || one.how.localeCompare(other.how))
}

const values = () => ({
  accountId: instructorId,
  studentId: null,
  departmentId,
  institutionId,
  today: TODAY,
  limit: PAGE,
  offset: 0,
})
const newestPage = { order: 'newest', part: 'page' } as const

describe('what is read of 6,000 theses', () => {
  it('for a page of the 30 open ones of a department are those of the page, and the 30 in the index', async () => {
    const which = thesesThat.areOpenInDepartment(departmentId, TODAY)
    expect(await findsOf(selectList(db, which, newestPage, values()))).toEqual([
      { how: 'Index Only Scan', rows: PAGE },
      { how: 'Index Scan', rows: PAGE },
      { how: 'Index Only Scan', rows: 30 },
    ])
  })

  it('for a page of the 30 that the office of a department knows are those of the page, and the 30 in the index', async () => {
    const which = thesesThat.areKnownInDepartment(departmentId)
    expect(await findsOf(selectList(db, which, newestPage, values()))).toEqual([
      { how: 'Index Only Scan', rows: PAGE },
      { how: 'Index Scan', rows: PAGE },
      { how: 'Index Only Scan', rows: 30 },
    ])
  })

  it('for the last page of the 600 open ones of an institution are those of the page, and the 600 in the index twice', async () => {
    const which = thesesThat.areOpenInInstitution(institutionId, TODAY)
    const lastPage = selectList(db, which, newestPage, { ...values(), offset: 600 - PAGE })
    expect(await findsOf(lastPage)).toEqual([
      { how: 'Index Scan', rows: PAGE },
      { how: 'Index Only Scan', rows: 600 },
      { how: 'Index Only Scan', rows: 600 },
    ])
    // What belongs to a thesis is not read for the pages before.
    expect((await readsOf(lastPage, 'todo_list')).map(({ times }) => times)).toEqual([PAGE])
  })

  it.each(['areInProgressOf', 'areUngivenOf', 'areEndedOf', 'lackAListOf'] as const)(
    'for %s an instructor are his or her own at most, once for the page and once for the total',
    async (name) => {
      const reads = await findsOf(selectList(db, thesesThat[name](instructorId), newestPage, values()))
      expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(2 * 300 + PAGE)
      expect(reads.map(({ how }) => how)).not.toContain('Seq Scan')
    },
  )

  it('for one thesis is that one', async () => {
    const reads = await findsOf(selectThesisRows(db, values()).where(sql`${thesis.id} = 1`))
    expect(reads).toEqual([{ how: 'Index Scan', rows: 1 }])
  })
})
