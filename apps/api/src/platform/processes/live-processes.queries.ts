import { sql } from 'drizzle-orm'
import type { Reader } from '../database/transaction.ts'
import { JOBS_LOCK } from './jobs-lock.ts'
import { type NamedProcess, readProcessName } from './process-name.ts'

export interface LiveProcess extends NamedProcess {
  /** Whether it runs the recurring jobs of all. */
  leadsJobs: boolean
}

/**
 * Every process of the API on this database, the oldest first. Each holds a connection that asks something every few
 * seconds, so one whose connection has been silent for long has lost its machine and is left out.
 */
export async function liveProcesses(db: Pick<Reader, 'execute'>): Promise<LiveProcess[]> {
  const { rows } = await db.execute<{ name: string; leads: boolean }>(sql`
    select application_name as name, exists (
        select from pg_locks held
        where held.pid = one.pid and held.locktype = 'advisory' and held.granted
          and held.database = one.datid and held.classid = 0 and held.objid = ${JOBS_LOCK}
      ) as leads
    from pg_stat_activity one
    where datname = current_database() and starts_with(application_name, 'diatrivi ')
      and state_change > clock_timestamp() - interval '30 seconds'`)
  return rows
    .flatMap(({ name, leads }) => {
      const named = readProcessName(name)
      return named === null ? [] : [{ ...named, leadsJobs: leads }]
    })
    .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
}
