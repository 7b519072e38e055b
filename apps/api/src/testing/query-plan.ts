import { type SQL, sql } from 'drizzle-orm'
import type { Db, Reader } from '../platform/database/transaction.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** A step of a plan that reads a table. */
export interface TableRead {
  table: string
  how: string
  /** How many of its rows or entries it looks at. */
  rows: number
  /** How often it is asked. */
  times: number
}

/**
 * Lets the planner know what the tables hold, and the tables which of their pages hold nothing but what everybody sees:
 * index-only scans need it. A row counts as seen by everybody once its commit is on the disk, so the commit of the
 * analysis waits for the disk, and with it all before.
 */
export async function settleTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit to on`)
    await tx.execute(sql`analyze`)
  })
  await db.execute(sql`vacuum`)
}

/** What the database does for a statement, which is run. */
export async function planOf(
  db: Reader,
  query: SQL | { getSQL(): SQL },
): Promise<{ reads: TableRead[]; pages: number }> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, timing off, format json) ${query}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (plan === undefined) throw new Error('The database explains nothing.')
  const reads = nodesOf([plan]).flatMap((node): TableRead[] =>
    node['Relation Name'] === undefined || node['Actual Loops'] === 0
      ? []
      : [
          {
            table: node['Relation Name'],
            how: node['Node Type'],
            rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
            times: node['Actual Loops'],
          },
        ],
  )
  return { reads, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}

const nodesOf = (plans: readonly PlanNode[]): PlanNode[] =>
  plans.flatMap((node) => [node, ...nodesOf(node.Plans ?? [])])
