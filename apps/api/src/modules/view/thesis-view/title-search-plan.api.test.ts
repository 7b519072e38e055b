import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { matching, thesesThat } from './thesis-selection.queries.ts'

const { db, given } = await startTestApi()
const TODAY = '2026-03-10'

/** The plan of the server among so many open theses of an institution, one line a step. */
async function planAmong(theses: number, title: string): Promise<string> {
  const department = await given.aDepartment()
  const { id } = await given.anInstructor({ department })
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${thesis} (instructor_id, title, description, assignment_type, public_by_instructor)
      select ${id}, 'Εργασία ' || md5(number::text), repeat('Περιγραφή. ', 60), 'immediate', true
      from generate_series(1, ${theses}::integer) as number
    `)
    // The server does this by itself later: until then new titles wait outside the index.
    await tx.execute(sql`select gin_clean_pending_list('thesis_open_title_letters')`)
    await tx.execute(sql`analyze ${thesis}`)
    const open = thesesThat.areOpenInInstitution(department.institutionId, TODAY)
    const search = tx
      .select({ id: thesis.id })
      .from(thesis)
      .where(matching(open, { title }, { today: TODAY, person: 'instructor', keywordIds: [] }))
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${search}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

describe('a title among many', () => {
  it('is looked for in the index of its trigrams, and no row is read in vain', async () => {
    const plan = await planAmong(5_000, 'Ευφυΐα')
    expect(plan).toContain('Bitmap Index Scan on thesis_open_title_letters')
    expect(plan).not.toContain('Seq Scan')
  })
})
