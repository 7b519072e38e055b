import { max, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { outbox } from '../../../platform/mail/tables.ts'

export interface DatabaseFacts {
  postgresVersion: string
  bytes: number
}

export async function databaseFacts(db: Reader): Promise<DatabaseFacts> {
  const { rows } = await db.execute<{ postgresVersion: string; bytes: number }>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as "postgresVersion",
           pg_database_size(current_database())::float8 as bytes`)
  return rows[0] ?? { postgresVersion: '', bytes: 0 }
}

export interface Standby {
  name: string
  state: string
  behindSeconds: number | null
}

/** Servers that follow this one. A role without the rights of a monitor learns that there is one, and no more. */
export async function listStandbys(db: Reader): Promise<Standby[]> {
  const { rows } = await db.execute<Record<keyof Standby, unknown>>(sql`
    select coalesce(nullif(application_name, ''), host(client_addr), '') as name, coalesce(state, '') as state,
           extract(epoch from replay_lag)::float8 as "behindSeconds"
    from pg_stat_replication order by 1`)
  return rows.map(({ name, state, behindSeconds }) => ({
    name: String(name),
    state: String(state),
    behindSeconds: behindSeconds === null ? null : Number(behindSeconds),
  }))
}

export async function lastSentAt(db: Reader): Promise<Date | null> {
  const [row] = await db.select({ at: max(outbox.sentAt) }).from(outbox)
  return row?.at ?? null
}
