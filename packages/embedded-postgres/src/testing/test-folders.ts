import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type ClientConfig, type QueryResultRow } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedOptions } from '../options.ts'

export const silent = { info: () => undefined, warn: () => undefined }

/** A folder of its own for a test, under the temporary one. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `embedded-postgres-${name}-`))
}

export function start(folder: string, options?: Partial<EmbeddedOptions>): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    folder,
    name: 'library',
    log: silent,
    settings: { fsync: 'off' },
    ...options,
  })
}

/** A stopped database with one table in it, made once: copying it takes a tenth of the time of making another. */
export async function makeTemplate(folder: string): Promise<void> {
  const server = await start(folder)
  await query(server.connection, `create table memory as select 'kept' as word`)
  await server.stop()
}

export function copyOf(template: string, name: string): string {
  const folder = temporaryFolder(name)
  cpSync(template, folder, { recursive: true })
  return folder
}

export async function query(connection: ClientConfig, text: string): Promise<QueryResultRow[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The process number of the server itself, to see whether it is still the same one. */
export async function serverPid(connection: ClientConfig): Promise<number> {
  const [row] = await query(
    connection,
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  return Number(row?.pid)
}

export function removeFolders(folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
