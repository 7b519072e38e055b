import { randomBytes } from 'node:crypto'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'

const CONNECT_LIMIT_MS = 5_000

/** Whether the server takes connections and queries now: not yet while it starts, no longer while it stops. */
export async function isReady(connection: ClientConfig): Promise<boolean> {
  return (await ask(connection, 'select 1')) !== undefined
}

/** Written by the one process that looks after the server: the next finds at most one that a killed one has left. */
const FOLDER_PROOF = 'folder-proof'

/**
 * Whether the server behind that connection works on this very folder: a copied folder carries the record of the
 * server of the original. The server is asked for a word that was just written into this folder.
 */
export async function servesFolder(connection: ClientConfig, cluster: string): Promise<boolean> {
  const word = randomBytes(16).toString('hex')
  const file = join(cluster, FOLDER_PROOF)
  writeFileSync(file, word)
  // Its own folder keeps others out; the server runs as another user and must read it, even under a strict umask.
  chmodSync(file, 0o644)
  try {
    return (await ask(connection, `select pg_read_file('${FOLDER_PROOF}', true) as answer`)) === word
  } finally {
    rmSync(file, { force: true })
  }
}

/** How many other processes of the application are connected. */
export async function countOtherClients(connection: ClientConfig, name: string): Promise<number> {
  const others = await ask(
    connection,
    `select count(*)::int as answer from pg_stat_activity
      where backend_type = 'client backend' and starts_with(application_name, $1)
        and application_name <> current_setting('application_name')`,
    [`${name} `],
  )
  return typeof others === 'number' ? others : 0
}

/** The one value of a query (`answer`, or anything for true), or undefined when the server cannot be asked. */
async function ask(connection: ClientConfig, query: string, values: string[] = []): Promise<unknown> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  let isBroken = false
  // A broken connection emits an error event, which would end the program without a listener.
  client.on('error', () => {
    isBroken = true
  })
  try {
    await client.connect()
    const { rows } = await client.query(query, values)
    return isBroken ? undefined : (rows[0]?.answer ?? true)
  } catch {
    // Refused, starting up, shutting down: all mean "not now", and the caller decides how long to wait.
    return undefined
  } finally {
    await client.end()
  }
}
