import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.ts'

/** One hash of all rows. Sessions are left out, because their last use is recorded. */
export async function fingerprint(db: Db): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'session' order by tablename
  `)
  const hashes = tables.map(({ name }) => {
    const table = sql.identifier(name)
    return sql`(select coalesce(sum(hashtextextended(${table}::text, 0)), 0) from ${table})`
  })
  const { rows } = await db.execute<{ hash: string }>(
    sql`select concat_ws('-', ${sql.join(hashes, sql`, `)}) as hash`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the tables have no fingerprint')
  return row.hash
}
