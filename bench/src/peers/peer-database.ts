import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Client, ClientConfig } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { connectionTo, urlOf, withClient } from '../load/database.ts'
import { freePort } from '../servers/server-process.ts'
import type { Copy, Peer } from './peer.ts'
import type { Project } from './project.ts'
import { runIn, serveIn } from './run.ts'

/** The rows of the benchmark in a database of the peer's own, beside it on the same server; as filled before, or now. */
export async function filledDatabase(
  source: ClientConfig,
  peer: Peer,
  project: Project,
  report: (stage: string) => void,
): Promise<ClientConfig> {
  const { name, number } = await withClient(source, async (client) => {
    const { rows } = await client.query<{ name: string; number: number }>(
      'select datname as name, oid::int8::float8 as number from pg_database where datname = current_database()',
    )
    if (rows[0] === undefined) throw new Error('The database of the benchmark has no name.')
    return rows[0]
  })
  const own = `${name}_${peer.folder}`
  const connection = connectionTo(source, own)
  const copies = createHash('sha256')
    .update(JSON.stringify([peer.copies, peer.afterCopies]))
    .digest('hex')
  // Another load has another number.
  const wanted = `rows of ${number}, project ${project.fingerprint}, copies ${copies.slice(0, 16)}`
  const isKept = await withClient(source, async (client) => {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_database') as state from pg_database where datname = $1`,
      [own],
    )
    return rows[0]?.state === wanted
  })
  if (isKept) return connection

  report(`making the tables of ${peer.name}`)
  await withClient(source, async (client) => {
    await client.query(`drop database if exists ${own} with (force)`)
    await client.query(`create database ${own}`)
  })
  await makeTables(connection, peer, project)
  report(`filling the tables of ${peer.name}`)
  await withClient(source, (reading) =>
    withClient(connection, async (writing) => {
      for (const copy of peer.copies) await copyRows(reading, writing, copy)
      if (peer.afterCopies !== '') await writing.query(peer.afterCopies)
      await writing.query('vacuum (analyze)')
      await writing.query(`comment on database ${own} is '${wanted}'`)
    }),
  )
  return connection
}

/** By the product itself: by its migrations, or by its start. */
async function makeTables(connection: ClientConfig, peer: Peer, { folder }: Project): Promise<void> {
  const env = { DATABASE_URL: urlOf(connection) }
  for (const args of peer.migrate) await runIn(folder, args, env)
  if (peer.migrate.length > 0) return
  const port = await freePort()
  await (await serveIn(folder, peer.start(port), { env, port, readyPath: peer.readyPath })).stop()
}

async function copyRows(reading: Client, writing: Client, { table, columns, from }: Copy): Promise<void> {
  await pipeline(
    reading.query(copyTo(`copy (${from}) to stdout`)),
    writing.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
  )
}
