import { sql } from 'drizzle-orm'
import { newClient } from '../../platform/database/connection.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { systemCode } from '../../platform/startup-error.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('replica')

const MEGABYTE = 1_000_000
/** Bytes of the log of changes. A replica that follows is some kilobytes behind. */
const FAR_BEHIND = 16 * MEGABYTE
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }

/** The server of DATABASE_REPLICA_URL beside the one that takes the writes. */
export async function checkReplica(db: Reader, url: string): Promise<Finding> {
  const place = new URL(url).host || 'its socket'
  const client = newClient({ connectionString: url, application_name: 'diatrivi' }, PATIENCE)
  // It rejects as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ replayed: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed',
    )
    const replayed = rows[0]?.replayed ?? null
    if (replayed === null) {
      return wrong(
        `The server of DATABASE_REPLICA_URL at ${place} is no replica, so what it says is of another time: correct or unset the setting.`,
      )
    }
    const behind = await bytesBehind(db, replayed)
    if (behind > FAR_BEHIND) {
      return wrong(
        `The replica at ${place} is ${Math.round(behind / MEGABYTE)} MB of changes behind, so people read what is old: look at its log, or unset DATABASE_REPLICA_URL until it has caught up.`,
      )
    }
    return fine(`The replica at ${place} follows.`)
  } catch (error) {
    return wrong(
      `The replica of DATABASE_REPLICA_URL at ${place} does not let us in (${systemCode(error)}): start it, or unset the setting. Until then the primary is asked instead.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function bytesBehind(db: Reader, replayed: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), ${replayed}::pg_lsn)::float8 as bytes`,
  )
  return Number(rows[0]?.bytes ?? 0)
}
