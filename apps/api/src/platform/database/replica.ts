import { drizzle } from 'drizzle-orm/node-postgres'
import pg, { type Pool } from 'pg'
import { systemCode } from '../startup-error.ts'
import type { DatabaseLog } from './connection.ts'
import { type Reader, refuseInsideTransaction } from './transaction.ts'

/** Milliseconds for which a replica that failed is not asked: each read would wait for it first. */
const REST = 5_000

const POOL_LIMITS = {
  max: 12,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 5_000,
  query_timeout: 7_000,
  keepAlive: true,
}

export interface Replica {
  reader: Reader
  close(): Promise<void>
}

interface ReplicaOptions {
  url: string
  /** Asked instead while the replica fails. */
  primary: Pool
  log: DatabaseLog
}

/** A copy of the database that may be a moment behind, for reads that do not mind. */
export function openReplica({ url, primary, log }: ReplicaOptions): Replica {
  const pool = new pg.Pool({ ...POOL_LIMITS, connectionString: url, application_name: 'diatrivi' })
  // Without a listener it would end the process.
  pool.on('error', () => log.warn('A connection to the replica of the database was lost.'))
  let restsUntil = 0

  async function query(...args: Parameters<typeof pool.query>): Promise<unknown> {
    refuseInsideTransaction()
    if (performance.now() < restsUntil) return primary.query(...args)
    try {
      return await pool.query(...args)
    } catch (error) {
      // Whatever it is, also a table that the replica does not have yet: the primary says whether it is an error.
      restsUntil = performance.now() + REST
      log.warn(`The replica of the database fails (${systemCode(error)}); the primary is asked instead.`)
      return primary.query(...args)
    }
  }

  // Drizzle asks a client for this and nothing else, outside transactions.
  const client = { query } as unknown as Pool
  return { reader: drizzle(client, { casing: 'snake_case' }), close: () => pool.end() }
}
