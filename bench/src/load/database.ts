import { join } from 'node:path'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import pg, { type ClientConfig } from 'pg'
import { scaleOf } from '../data/scale.ts'
import { CACHE, startApi } from '../servers/servers.ts'
import { load } from './load.ts'

export interface Server {
  /** To the database that every server has. */
  connection: ClientConfig
  stop(): Promise<void>
}

/** As an operator of a machine with 8 GB would set them; without replicas, COPY into an empty table needs no log. */
const SETTINGS = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Several processes of the API, each with its pool.
  max_connections: '200',
  shared_preload_libraries: 'pg_stat_statements',
}

/** The server of DATABASE_URL_BENCH, else the embedded one with a folder of its own. */
export async function openServer(url = process.env.DATABASE_URL_BENCH): Promise<Server> {
  if (url) return { connection: { connectionString: url }, stop: async () => undefined }
  const { connection, stop } = await startEmbeddedPostgres({
    folder: join(CACHE, 'postgres'),
    name: 'bench',
    log: { info: () => undefined, warn: console.warn },
    settings: SETTINGS,
  })
  return { connection, stop }
}

/** The same server, another database. */
export function connectionTo(connection: ClientConfig, database: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** As the setting DATABASE_URL names it. */
export function urlOf({ connectionString, host = '', port, user = '', database }: ClientConfig): string {
  if (connectionString !== undefined) return connectionString
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** Runs with one connection, which is closed afterwards. */
export async function withClient<Result>(
  connection: ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The database of this many theses: as it was loaded before, or loaded now. */
export async function loadedDatabase(
  server: Server,
  theses: number,
  { fresh, report }: { fresh: boolean; report: (stage: string) => void },
): Promise<ClientConfig> {
  const name = `diatrivi_bench_${theses}`
  const connection = connectionTo(server.connection, name)
  const isKept = await withClient(server.connection, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    return rowCount === 1 && !fresh && (await isLoaded(connection))
  })
  if (isKept) return connection

  await withClient(server.connection, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  report('making the tables')
  await (await startApi(urlOf(connection))).stop()
  await load(connection, scaleOf(theses), report)
  await withClient(connection, (client) => client.query(`comment on database ${name} is '${LOADED}'`))
  return connection
}

/** Written when everything is in, so that what a broken load left is loaded again. */
const LOADED = 'loaded'

function isLoaded(connection: ClientConfig): Promise<boolean> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ state: string | null }>(
      `select shobj_description(oid, 'pg_database') as state from pg_database where datname = current_database()`,
    )
    return rows[0]?.state === LOADED
  })
}
