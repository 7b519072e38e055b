import { drizzle } from 'drizzle-orm/node-postgres'
import pg, { type Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Connection, DatabaseLog } from './connection.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { connectToServer } from './external-server.ts'
import { openReplica } from './replica.ts'
import { type Db, inTransaction, type Reader, refuseInsideTransaction } from './transaction.ts'

export interface DatabaseOptions {
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Absent: `replica` is the database itself. */
  databaseReplicaUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
}

export interface Database {
  db: Db
  /** For reads that may be a moment old. */
  replica: Reader
  /** For the few things that need a connection of their own (`newClient`): migrations, COPY, the listener. */
  connection: Connection
  pool: Pool
  /** Waits for the queries that run, then closes every connection and, where it is ours, stops the server. */
  close(): Promise<void>
}

const POOL_LIMITS = {
  max: 12,
  // One stays, by which other processes see that this one uses the embedded server.
  min: 1,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  // Above the server's own limit: only reached when the network loses the answer.
  query_timeout: 40_000,
  keepAlive: true,
}

/** Beside its pool a process listens, and asks to lead the recurring jobs, over a connection each. */
const CONNECTIONS_OF_A_PROCESS = POOL_LIMITS.max + 2

/** Throws StartupError where the server does not let so many processes have all their connections. */
export async function checkConnections(pool: Pool, processes: number): Promise<void> {
  const { rows } = await pool.query<{ available: number }>(
    "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available",
  )
  const [{ available } = { available: 0 }] = rows
  const needed = processes * CONNECTIONS_OF_A_PROCESS
  if (available >= needed) return
  throw new StartupError(
    `${processes} processes need ${needed} connections, and the database gives ${available}: set its max_connections higher, or API_PROCESSES lower.`,
  )
}

/** The database of the settings, reachable. Throws StartupError when it is not. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseReplicaUrl, dataDir, log } = options
  if (databaseUrl !== undefined) {
    const database = databaseAt(await connectToServer(databaseUrl), log, async () => undefined)
    return databaseReplicaUrl === undefined ? database : withReplica(database, databaseReplicaUrl, log)
  }
  const server = await startEmbeddedServer(dataDir, log)
  return databaseAt(server.connection, log, server.stop)
}

/** The same over a server that another program manages, such as a test. */
export function databaseAt(
  connection: Connection,
  log: DatabaseLog,
  stopServer: () => Promise<void>,
): Database {
  const pool = openPool(connection, log)
  const orm = drizzle(pool, { casing: 'snake_case' })
  const db: Db = Object.assign(orm, {
    transaction: ((work, options) => inTransaction(pool, work, options)) satisfies Db['transaction'],
  })
  return {
    db,
    replica: db,
    connection,
    pool,
    close: async () => {
      await pool.end()
      await stopServer()
    },
  }
}

function withReplica(database: Database, url: string, log: DatabaseLog): Database {
  const replica = openReplica({ url, primary: database.pool, log })
  return {
    ...database,
    replica: replica.reader,
    close: async () => {
      await replica.close()
      await database.close()
    },
  }
}

function openPool(connection: Connection, log: DatabaseLog): Pool {
  const pool = new pg.Pool({ ...POOL_LIMITS, ...connection })
  const connect = pool.connect.bind(pool)
  pool.connect = ((...args: []) => {
    refuseInsideTransaction()
    return connect(...args)
  }) as Pool['connect']
  // A dropped connection emits `error`, and without a listener it ends the process. The pool listens to
  // its idle connections only; this listener is for one in use, between two queries of a transaction.
  pool.on('error', () => log.warn('A connection to the database was lost.'))
  pool.on('connect', (client) => {
    client.on('error', () => log.warn('A connection to the database was lost while it was in use.'))
  })
  return pool
}
