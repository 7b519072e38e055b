import type { Db, Tx } from '@diatrivi/api/platform/database/transaction'
import { type GrowingTable, RETENTIONS } from '@diatrivi/api/retentions'
import { MANY_ROWS } from '@diatrivi/api/testing/many-rows'
import { getTableName, sql } from 'drizzle-orm'

interface Scene {
  rows: number
  accountId: number
  thesisId: number
}

/** Bytes of a row of each table, with its share of the indexes. The tables have no other rows. */
export async function measureRows(db: Db, scene: Scene): Promise<Record<GrowingTable, number>> {
  const measured = {} as Record<GrowingTable, number>
  for (const table of Object.keys(RETENTIONS).filter(grows)) {
    measured[table] = await db.transaction((tx) => measureRow(tx, table, scene))
  }
  return measured
}

const grows = (table: string): table is GrowingTable => table in MANY_ROWS

async function measureRow(tx: Tx, table: GrowingTable, scene: Scene): Promise<number> {
  await tx.execute(MANY_ROWS[table]({ ...scene, days: 365, newest: new Date() }))
  const { rows } = await tx.execute<{ bytes: string }>(
    sql`select pg_total_relation_size(${nameOf(table)}::regclass) as bytes`,
  )
  return Number(rows[0]?.bytes) / scene.rows
}

function nameOf(table: GrowingTable): string {
  const [retention] = RETENTIONS[table]
  if (retention === undefined) throw new Error(`${table} has no retention.`)
  return getTableName(retention.key.table)
}
