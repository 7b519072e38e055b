import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The order of the Greek alphabet, Latin after Greek. Named in the query, because the database's own order is by code point. */
export function greekOrder(column: AnyColumn): SQL {
  return sql`${column} collate "el-x-icu"`
}
