import pg, { type ClientConfig } from 'pg'
import { StartupError, systemCode } from '../startup-error.ts'

const OLDEST_MAJOR = 15

/** How to reach that server, once it is checked. Throws StartupError with the way out. */
export async function connectToServer(databaseUrl: string): Promise<ClientConfig> {
  const connection: ClientConfig = { connectionString: databaseUrl, application_name: 'diatrivi' }
  const place = new URL(databaseUrl).host || 'its socket'
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
              current_setting('server_encoding') as encoding,
              exists (select from pg_collation where collname = 'el-x-icu') as "sortsGreek"`,
    )
    checkServer(rows[0])
    return connection
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The PostgreSQL server of DATABASE_URL at ${place} does not let us in (${systemCode(error)}): start it or correct the setting.`,
    )
  } finally {
    await client.end()
  }
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
