import pg, { type ClientConfig } from 'pg'
import { until } from '../until.ts'
import type { ApiProcess } from './api-process.ts'

/** Seconds from the end of the process that runs the recurring jobs until another runs them. Each is running afterwards. */
export async function takeoverOfJobs(connection: ClientConfig, apis: readonly ApiProcess[]): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const api of apis) {
      const [leader, ...others] = await leaders(client)
      if (leader === undefined || others.length > 0)
        throw new Error('Not one process runs the recurring jobs.')
      await api.kill()
      const took = (await isConnected(client, leader))
        ? null
        : await until(() => hasOther(client, leader), 'jobs run')
      await api.start()
      if (took !== null) return took / 1_000
    }
    throw new Error('No process was the one that runs the recurring jobs.')
  } finally {
    await client.end()
  }
}

/** The connections that hold the lock of the recurring jobs. */
async function leaders(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query(
    `select pid from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(({ pid }) => pid)
}

async function hasOther(client: pg.Client, leader: number): Promise<boolean> {
  const [now] = await leaders(client)
  return now !== undefined && now !== leader
}

/** PostgreSQL notices a killed client at once, on the same machine; half a second is more than that. */
async function isConnected(client: pg.Client, pid: number): Promise<boolean> {
  const isThere = async () =>
    (await client.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1
  for (let look = 1; look <= 10 && (await isThere()); look += 1) await client.query('select pg_sleep(0.05)')
  return isThere()
}
