import type { ClientConfig } from 'pg'
import { withClient } from '../load/database.ts'
import type { Call } from './call.ts'
import type { Side } from './requests.ts'

/** What an average request costs. */
export interface Cost {
  statements: number
  /** Pages of 8 kB, from memory or disk. */
  buffers: number
}

const MOST = 40

/** As the server counts them, BEGIN and COMMIT too; null where it does not (pg_stat_statements is not loaded). */
export function costOf(connection: ClientConfig, side: Side, call: Call): Promise<Cost | null> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query(`select current_setting('shared_preload_libraries') as libraries`)
    if (!rows[0].libraries.includes('pg_stat_statements')) return null
    await client.query('create extension if not exists pg_stat_statements')
    const requests = side.sequences(call).slice(0, MOST).flat()
    await client.query(
      'select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()))',
    )
    for (const { path, ...request } of requests) {
      const answer = await fetch(`${side.url}${path}`, request)
      await answer.arrayBuffer()
    }
    const counted = await client.query<{ calls: number; buffers: number }>(`
      select coalesce(sum(calls), 0)::float8 as calls,
        coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat_statements%'`)
    const { calls = 0, buffers = 0 } = counted.rows[0] ?? {}
    return { statements: calls / requests.length, buffers: buffers / requests.length }
  })
}
