import type { Tx } from '@diatrivi/api/platform/database/transaction'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'

/** The protocol counts a statement's parameters in sixteen bits. */
const MOST_PARAMETERS = 65_000

/** As few statements as the protocol allows. Rows may bring their own ids. */
export async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly PgInsertValue<Table, true>[],
): Promise<void> {
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let start = 0; start < rows.length; start += atOnce) {
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(start, start + atOnce))
  }
}

/** Moves the counter past rows with ids of their own; the next row of the product would collide with them otherwise. */
export async function advanceIdentity(tx: Tx, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
  )
}
