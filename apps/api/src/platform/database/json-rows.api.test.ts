import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { interest } from '../../modules/thesis/interest/tables.ts'
import { thesis } from '../../modules/thesis/thesis/tables.ts'
import { startTestApi } from '../../testing/test-api.ts'
import { jsonRow, jsonRows } from './json-rows.ts'

const { db, given, clock } = await startTestApi()

const interests = jsonRows(
  { priority: interest.priority, of: { declaredAt: interest.declaredAt, message: interest.messageToOthers } },
  sql`from ${interest} where ${interest.thesisId} = ${thesis.id} order by ${interest.priority}`,
)
const first = jsonRow(
  { deadline: thesis.interestDeadline, interests },
  sql`from ${thesis} where ${thesis.id} = ${sql.placeholder('id')}`,
)
const find = db.select({ first: first.sql }).from(sql`(select 1) as one`).prepare('json_rows_test')

describe('what belongs to a row, read with it', () => {
  it('has the values that the columns have elsewhere, in its order', async () => {
    const topic = await given.aThesis({ interestDeadline: '2026-05-01' })
    for (const priority of [3, 1]) await given.anInterest({ thesis: topic, priority })
    const one = { declaredAt: clock.now(), message: null }
    expect(await find.execute({ id: topic.id })).toEqual([
      {
        first: {
          deadline: '2026-05-01',
          interests: [
            { priority: 1, of: one },
            { priority: 3, of: one },
          ],
        },
      },
    ])
  })

  it('is an empty list where there is none, and null for one row', async () => {
    const topic = await given.aThesis()
    const [row] = await db.select({ interests: interests.sql }).from(thesis).where(eq(thesis.id, topic.id))
    expect(row).toEqual({ interests: [] })
    expect(await find.execute({ id: 0 })).toEqual([{ first: null }])
  })
})
