import pg from 'pg'
import { systemCode } from '../startup-error.ts'

/** Milliseconds within which a server says what it is; a machine that is gone says nothing. */
const ANSWERS_WITHIN = 2_000

interface Place {
  host: string
  port: number
}

/** Passes by itself when a server is started or promoted. */
export class NoPrimaryError extends Error {
  override name = 'NoPrimaryError'
  /** Each server and what it said. */
  readonly reasons: string

  constructor(reasons: string) {
    super(`No server of the database takes writes: ${reasons}`)
    this.reasons = reasons
  }
}

/** The client of several servers, of which one takes writes: `pg` knows one host only. */
export function primaryClient(servers: readonly string[]): typeof pg.Client {
  let last: string | undefined
  let search: Promise<Place> | undefined

  /** Connections that are opened at the same time share a search. */
  function find(): Promise<Place> {
    search ??= findPrimary().finally(() => {
      search = undefined
    })
    return search
  }

  /** The server that was found last is kept while it takes writes, whichever other says that it does so, too. */
  async function findPrimary(): Promise<Place> {
    const known = last === undefined ? undefined : await placeOfWritable(last).catch(() => undefined)
    return known ?? anyPrimary()
  }

  async function anyPrimary(): Promise<Place> {
    try {
      const found = await Promise.any(
        servers.map(async (server) => ({ server, place: await placeOfWritable(server) })),
      )
      last = found.server
      return found.place
    } catch (error) {
      if (!(error instanceof AggregateError)) throw error
      throw new NoPrimaryError(error.errors.map(({ message }: Error) => message).join(', '))
    }
  }

  return class PrimaryClient extends pg.Client {
    override connect(): Promise<this>
    override connect(callback: (error?: Error) => void): void
    override connect(callback?: (error?: Error) => void): Promise<this> | undefined {
      const connected = this.#connectToPrimary()
      if (callback === undefined) return connected
      connected.then(() => callback(), callback)
      return undefined
    }

    async #connectToPrimary(): Promise<this> {
      // `pg` reads them when it connects; its types let only the constructor set them.
      Object.assign(this, await find())
      await super.connect()
      return this
    }
  }
}

/** Rejects with what is wrong with that server. A standby is in recovery, which makes its transactions read-only. */
async function placeOfWritable(connectionString: string): Promise<Place> {
  const limits = { connectionTimeoutMillis: ANSWERS_WITHIN, query_timeout: ANSWERS_WITHIN }
  const client = new pg.Client({ connectionString, application_name: 'diatrivi', ...limits })
  const { host, port } = client
  // It rejects as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('is read-only')
    return { host, port }
  } catch (error) {
    throw new Error(`${host}:${port} ${systemCode(error)}`)
  } finally {
    // A server that does not answer would not answer its end either, so it is not awaited.
    void client.end()
  }
}
