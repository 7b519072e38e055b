import { setTimeout as delay } from 'node:timers/promises'
import { databaseServers } from '@diatrivi/settings/database-servers'
import type pg from 'pg'
import { StartupError, systemCode } from '../startup-error.ts'
import { type Connection, newClient } from './connection.ts'
import { refusePooler, refuseSharedConnections } from './pooler.ts'
import { NoPrimaryError, primaryClient } from './primary-client.ts'

const OLDEST_MAJOR = 15

/** Said by a server that starts, or recovers from a crash: it lets in soon. */
const STARTING = '57P03'
/** Milliseconds between two tries, of which there are so many: a minute. */
const PAUSE = 500
const TRIES = 120

/** How to reach that server, or the one of several that takes writes, once it is checked. Throws StartupError with the way out. */
export async function connectToServer(databaseUrl: string): Promise<Connection> {
  const connection = connectionOf(databaseUrl)
  // With a limit, as every connection of the pool has one.
  const other = quietClient(connection, { statement_timeout: 10_000 })
  let client: pg.Client | undefined
  try {
    client = await connectOnceStarted(connection)
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
              current_setting('server_encoding') as encoding,
              exists (select from pg_collation where collname = 'el-x-icu') as "sortsGreek"`,
    )
    checkServer(rows[0])
    await other.connect().catch(refusePooler)
    await refuseSharedConnections(client, other)
    return connection
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw unreachable(databaseUrl, error)
  } finally {
    await Promise.all([client?.end(), other.end()])
  }
}

async function connectOnceStarted(connection: Connection): Promise<pg.Client> {
  for (let left = TRIES - 1; ; left -= 1) {
    const client = quietClient(connection)
    try {
      return await client.connect()
    } catch (error) {
      await client.end()
      if (systemCode(error) !== STARTING || left === 0) throw error
      await delay(PAUSE)
    }
  }
}

/** Its errors are those of its queries. */
function quietClient(connection: Connection, options: pg.ClientConfig = {}): pg.Client {
  return newClient(connection, { connectionTimeoutMillis: 10_000, ...options }).on('error', () => undefined)
}

export function connectionOf(databaseUrl: string): Connection {
  const servers = databaseServers(databaseUrl) ?? []
  const [first = databaseUrl] = servers
  const connection = { connectionString: first, application_name: 'diatrivi' }
  return servers.length > 1 ? { ...connection, Client: primaryClient(servers) } : connection
}

/** What a server says that is there, and the way out. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password of DATABASE_URL (28P01): correct them',
  '28000':
    'knows no such user, or lets it not in from here (28000): make the role, or give it a line in pg_hba.conf',
  '3D000': 'has no database of that name (3D000): make it, or correct the setting',
}

function unreachable(databaseUrl: string, error: unknown): StartupError {
  if (error instanceof NoPrimaryError) {
    return new StartupError(
      `No PostgreSQL server of DATABASE_URL takes writes (${error.reasons}): start or promote one, or correct the setting.`,
    )
  }
  const place =
    databaseServers(databaseUrl)
      ?.map((server) => new URL(server).host)
      .join(',') || 'its socket'
  const does =
    REFUSALS[systemCode(error)] ??
    `does not let us in (${systemCode(error)}): start it or correct the setting`
  return new StartupError(`The PostgreSQL server of DATABASE_URL at ${place} ${does}.`)
}

interface ServerFacts {
  major: number
  encoding: string
  sortsGreek: boolean
}

function checkServer({ major, encoding, sortsGreek }: ServerFacts): void {
  if (major < OLDEST_MAJOR) {
    throw new StartupError(
      `The PostgreSQL server of DATABASE_URL is version ${major}: Diatrivi needs ${OLDEST_MAJOR} or newer.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database of DATABASE_URL is encoded in ${encoding}: make one with ENCODING 'UTF8', which Greek text needs.`,
    )
  }
  if (!sortsGreek) {
    throw new StartupError(
      'The PostgreSQL server of DATABASE_URL was built without ICU: Diatrivi needs one with it, to sort Greek names.',
    )
  }
}
