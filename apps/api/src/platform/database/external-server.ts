import { databaseServers } from '@diatrivi/settings/database-servers'
import { StartupError, systemCode } from '../startup-error.ts'
import { type Connection, newClient } from './connection.ts'
import { refusePooler, refuseSharedConnections } from './pooler.ts'
import { NoPrimaryError, primaryClient } from './primary-client.ts'

const OLDEST_MAJOR = 15

/** How to reach that server, or the one of several that takes writes, once it is checked. Throws StartupError with the way out. */
export async function connectToServer(databaseUrl: string): Promise<Connection> {
  const connection = connectionOf(databaseUrl)
  const client = newClient(connection, { connectionTimeoutMillis: 10_000 })
  // With a limit, as every connection of the pool has one.
  const other = newClient(connection, { connectionTimeoutMillis: 10_000, statement_timeout: 10_000 })
  for (const one of [client, other]) one.on('error', () => undefined)
  try {
    await client.connect()
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
    await Promise.all([client.end(), other.end()])
  }
}

export function connectionOf(databaseUrl: string): Connection {
  const servers = databaseServers(databaseUrl) ?? []
  const [first = databaseUrl] = servers
  const connection = { connectionString: first, application_name: 'diatrivi' }
  return servers.length > 1 ? { ...connection, Client: primaryClient(servers) } : connection
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
  return new StartupError(
    `The PostgreSQL server of DATABASE_URL at ${place} does not let us in (${systemCode(error)}): start it or correct the setting.`,
  )
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
