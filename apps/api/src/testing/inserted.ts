import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database/transaction.ts'

/** Inserts one row and returns it. */
export async function inserted<Table extends PgTable>(
  db: Db,
  table: Table,
  values: InferInsertModel<Table>,
): Promise<InferSelectModel<Table>> {
  const rows = await db.transaction((tx) => tx.insert(table).values(values).returning())
  const [row] = rows as InferSelectModel<Table>[]
  if (row === undefined) throw new Error('nothing was inserted')
  return row
}

let last = 0

/** A number that no other row of this test file has. */
export function nextNumber(): number {
  last += 1
  return last
}
