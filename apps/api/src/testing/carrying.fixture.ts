import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { openArchive } from '../platform/archive/archive-reader.ts'
import { writeArchive } from '../platform/archive/archive-writer.ts'
import { withClient } from '../platform/archive/client.ts'
import { exportInstallation } from '../platform/archive/export-installation.ts'
import { type ImportOptions, importInstallation } from '../platform/archive/import-installation.ts'
import type { Connection } from '../platform/database/connection.ts'
import { localStorage } from '../platform/storage/local-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { connectionTo, onServer } from './test-server.ts'

/** A database and a storage, as an archive is made of and fills. */
export interface Place {
  connection: Connection
  storage: Storage
}

/** A folder, and databases without tables whose owner has no right but to make tables in them. */
export async function openCarrying() {
  const server = inject('testServer').connection
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-carry-'))
  const owner = await withClient(server, ordinaryRole)
  const databases: string[] = []
  let archives = 0

  const emptyPlace = async (): Promise<Place> => {
    const name = `carried_${randomUUID().replaceAll('-', '')}`
    databases.push(name)
    await onServer(server, `create database ${name}${owner === null ? '' : ` owner ${owner}`}`)
    const connection = connectionTo(server, name)
    return {
      connection: owner === null ? connection : { ...connection, user: owner },
      storage: localStorage(join(folder, name)),
    }
  }

  const exportOf = async (place: Place, options: Partial<Parameters<typeof exportInstallation>[0]> = {}) => {
    archives += 1
    const path = join(folder, `${archives}.tar`)
    const manifest = await writeArchive({ path, passphrase: undefined }, (writer) =>
      exportInstallation({
        ...place,
        writer,
        now: new Date('2026-03-10T09:00:00Z'),
        announce: () => undefined,
        ...options,
      }),
    )
    return { path, manifest }
  }

  const importInto = async (place: Place, path: string, options: Partial<ImportOptions> = {}) =>
    importInstallation({
      ...place,
      source: await openArchive(path, undefined),
      replace: false,
      announce: () => undefined,
      ...options,
    })

  const close = async () => {
    for (const name of databases) await onServer(server, `drop database ${name} with (force)`)
    if (owner !== null) await onServer(server, `drop role ${owner}`)
    rmSync(folder, { recursive: true, force: true })
  }

  return { folder, emptyPlace, exportOf, importInto, close }
}

/** A new role, or null where the tests have been given a server by a role that is ordinary itself. */
async function ordinaryRole(client: Client): Promise<string | null> {
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user')
  if (rows[0]?.rolsuper !== true) return null
  const name = `carrier_${randomUUID().replaceAll('-', '')}`
  await client.query(`create role ${name} login nosuperuser nocreaterole nocreatedb`)
  return name
}

export async function keysOf({ storage }: Pick<Place, 'storage'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

export async function tablesOf({ connection }: Pick<Place, 'connection'>): Promise<string[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query(
      `select tablename from pg_tables where schemaname in ('public', 'drizzle')`,
    )
    return rows.map(({ tablename }) => String(tablename)).sort()
  })
}
