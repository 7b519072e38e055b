import { and, asc, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Keeping } from '../config/config.ts'
import type { Tx } from '../database/transaction.ts'

/** Rows of a table that are deleted when they are so old. A table may have several. */
export interface Retention {
  /** The primary key. */
  key: PgColumn
  /** The moment from which the age counts; an index begins with it. A row without one is never old. */
  since: PgColumn
  /** The age, in milliseconds, until which a row is kept. */
  keptFor: (keeping: Keeping) => number
  /** The rows of that age that may go; without it all. */
  only?: SQL
}

export interface Batch {
  /** Rows from this moment and from before it are old. */
  until: Date
  limit: number
}

/** The oldest first; those that another process is deleting at this moment are left to it. */
export function oldRows({ key, since, only }: Retention, { until, limit }: Batch): SQL {
  const isOld = and(lte(since, until), only)
  return sql`select ${key} from ${key.table} where ${isOld} order by ${asc(since)} limit ${limit} for update skip locked`
}

/** Returns how many were deleted. */
export async function deleteOldRows(tx: Tx, retention: Retention, batch: Batch): Promise<number> {
  const { key } = retention
  const { rowCount } = await tx.execute(
    sql`delete from ${key.table} where ${key} = any(array(${oldRows(retention, batch)}))`,
  )
  return rowCount ?? 0
}
