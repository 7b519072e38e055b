import type { Readable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Connection } from '../database/connection.ts'
import { applyMigrations, knownMigrations, type Migration } from '../database/migrations-in-transaction.ts'
import type { Storage } from '../storage/storage.ts'
import { listStoredBytes, moveStoredFiles } from '../storage/stored-file.repository.ts'
import type { ArchiveContents, ArchiveManifest, TableDigest } from './archive-contents.ts'
import { readParts } from './archive-reader.ts'
import { beginLong, withClient } from './client.ts'
import { differentFiles, type FileImport, fileImport } from './import-files.ts'
import { copyOut, readSequences, readTables } from './installation-tables.ts'
import { enforceEqual, type Proof } from './proof.ts'
import { readContents, readInto } from './read-archive.ts'
import { dropEverything, takeOffRules } from './table-rules.ts'
import { refuseTarget, removeOtherBytes } from './target.ts'

export interface ImportOptions {
  connection: Connection
  storage: Storage
  /** The bytes of the archive, decrypted. */
  source: Readable
  /** Whether what the database and its storage hold now is to be removed. */
  replace: boolean
  announce(stage: string): void
  signal?: AbortSignal | undefined
  /** The migrations of this version, oldest first; a test stands for other versions. */
  migrations?: readonly Migration[]
}

/**
 * Makes the database and the storage what the archive says, or leaves both as they were: everything happens in one
 * transaction, and the files that were put are removed again when it fails. The tables are made as they were when the
 * archive was, filled, compared with it, and then brought to this version.
 */
export async function importInstallation(options: ImportOptions): Promise<Proof> {
  const { connection, storage, announce, replace } = options
  const files = fileImport(storage)
  let isDecided = false
  try {
    const proof = await withClient(connection, async (client) => {
      const filled = await fill(client, files, options)
      announce('committing')
      // From here on only the server knows: bytes without rows can be collected, rows without bytes are lost.
      isDecided = true
      await client.query('commit')
      return filled
    })
    if (replace) await removeOtherBytes(storage, files)
    return proof
  } catch (error) {
    if (!isDecided) await files.undo()
    throw error
  } finally {
    options.source.destroy()
  }
}

async function fill(client: Client, files: FileImport, options: ImportOptions): Promise<Proof> {
  const { storage, announce, replace, signal, migrations = knownMigrations() } = options
  const parts = readParts(options.source, signal)
  const { contents, index } = await readContents(parts, migrations)
  await beginLong(client, 'read committed')
  await refuseTarget(client, storage, { migrations, replace })
  announce('making the tables')
  await dropEverything(client)
  await applyMigrations(client, migrations.slice(0, index + 1))
  const putBack = await takeOffRules(client)
  const manifest = await readInto(client, parts, { contents, files, announce })
  announce('indexes and rules')
  for (const statement of putBack) await client.query(statement)
  await setSequences(client, manifest)
  announce('comparing the rows')
  const rows = await compareRows(client, contents, manifest)
  announce('comparing the files')
  const proof = { ...rows, files: await compareFiles(client, { storage, files, manifest, signal }) }
  enforceEqual(proof)
  announce('bringing the tables up to date')
  await applyMigrations(client, migrations.slice(index + 1))
  for (const { name } of await readTables(client)) await client.query(`analyze public."${name}"`)
  return proof
}

async function setSequences(client: Client, { sequences }: ArchiveManifest): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query(`select setval(format('public.%I', $1::text)::regclass, $2::bigint, $3)`, [
      name,
      lastValue,
      isCalled,
    ])
  }
}

async function compareRows(client: Client, contents: ArchiveContents, manifest: ArchiveManifest) {
  const digests = new Map<string, TableDigest>()
  for (const table of await readTables(client)) {
    const columns = contents.tables.find(({ name }) => name === table.name)?.columns ?? table.columns
    digests.set(table.name, await copyOut(client, { ...table, columns }))
  }
  const states = await readSequences(client)
  return {
    tables: manifest.tables.map((archived) => ({ archived, found: digests.get(archived.name) })),
    sequences: manifest.sequences.map((archived) => ({
      archived,
      found: states.find(({ name }) => name === archived.name),
    })),
  }
}

interface Comparison {
  storage: Storage
  files: FileImport
  manifest: ArchiveManifest
  signal: AbortSignal | undefined
}

/** Gives the rows the keys of this storage, and reads every file back by them. */
async function compareFiles(client: Client, { storage, files, manifest, signal }: Comparison) {
  const orm = drizzle(client, { casing: 'snake_case' })
  const keys = new Map([...files.put].map(([id, { key }]) => [id, key]))
  await moveStoredFiles(orm, keys)
  const different = await differentFiles(storage, await listStoredBytes(orm), files.put, signal)
  return { ...manifest.files, imported: files.put.size, different }
}
