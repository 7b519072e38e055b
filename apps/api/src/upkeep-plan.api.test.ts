import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { oldRows } from './platform/upkeep/retention.ts'
import { ROWS_AT_ONCE } from './platform/upkeep/upkeep.ts'
import { type GrowingTable, RETENTIONS } from './retentions.ts'
import { MANY_ROWS } from './testing/many-rows.ts'
import { startTestApi } from './testing/test-api.ts'

const { db, given, clock, config } = await startTestApi()
const DAY = 24 * 60 * 60_000

interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

const cases = (Object.keys(MANY_ROWS) as GrowingTable[]).flatMap((table) =>
  RETENTIONS[table].map((retention, number) => [`${table}, rule ${number + 1}`, table, retention] as const),
)

it.each(cases)(
  'a batch of %s is found by an index, however many rows stay',
  async (_title, table, retention) => {
    const { id: accountId } = await given.aStudent()
    const { id: thesisId } = await given.aThesis()
    const keptDays = retention.keptFor(config.keeping) / DAY
    // One row in twenty is old.
    const spread = { rows: 20_000, days: 40, newest: new Date(clock.now().getTime() - (keptDays - 38) * DAY) }
    const until = new Date(clock.now().getTime() - keptDays * DAY)
    await db.transaction(async (tx) => {
      // Other rows refer to accounts, of which there are a few without an age.
      if (table !== 'account') await tx.execute(sql`truncate ${retention.key.table} cascade`)
      await tx.execute(MANY_ROWS[table]({ ...spread, accountId, thesisId }))
      await tx.execute(sql`analyze ${retention.key.table}`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Step }] }>(
        sql`explain (analyze, format json) ${oldRows(retention, { until, limit: ROWS_AT_ONCE })}`,
      )
      const steps = stepsOf((rows[0] as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan)
      const scans = steps.filter((step) => step['Relation Name'] === getTableName(retention.key.table))
      expect(scans.map((scan) => scan['Node Type'])).toEqual(['Index Scan'])
      const read = scans.reduce(
        (sum, scan) => sum + scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0),
        0,
      )
      const found = Number(steps[0]?.['Actual Rows'])
      expect(found).toBeGreaterThan(0)
      expect(read).toBeLessThanOrEqual(2 * found)
    })
  },
)
