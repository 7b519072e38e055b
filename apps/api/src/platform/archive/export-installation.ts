import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Connection } from '../database/connection.ts'
import { newestMigration } from '../database/migrations-in-transaction.ts'
import { holdBytesForExport } from '../storage/export-lock.ts'
import type { Storage } from '../storage/storage.ts'
import { listStoredBytes, type StoredBytes } from '../storage/stored-file.repository.ts'
import {
  type ArchiveContents,
  type ArchiveManifest,
  CONTENTS_PART,
  FORMAT,
  MANIFEST_PART,
  type TableDigest,
  tablePart,
} from './archive-contents.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { beginLong, withClient } from './client.ts'
import { exportFiles } from './export-files.ts'
import { copyOut, type InstallationTable, readSequences, readTables } from './installation-tables.ts'

const compress = promisify(gzip)

/** Uncompressed: small in memory, and enough to compress well. */
const PIECE_BYTES = 8_000_000

export interface ExportOptions {
  connection: Connection
  storage: Storage
  writer: ArchiveWriter
  now: Date
  /** Told before each table and the files: what is done until the next call. */
  announce(stage: string): Promise<void> | void
  signal?: AbortSignal | undefined
}

/**
 * Writes a whole installation as it was in one moment, while it may be used: all rows of one snapshot, and the bytes of
 * every file that the snapshot names. Returns the manifest.
 */
export function exportInstallation(options: ExportOptions): Promise<ArchiveManifest> {
  return withClient(options.connection, async (holder) => {
    await beginLong(holder, 'read committed')
    if (!(await holdBytesForExport(drizzle(holder)))) {
      throw new ArchiveError('Another export of this database is under way: wait for its end.')
    }
    const { tables, sequences, stored } = await withClient(options.connection, (client) =>
      exportRows(client, options),
    )
    await options.announce('files')
    const files = await exportFiles(stored, options)
    // A connection that was lost meanwhile had let go of the files: bytes could be of another moment than the rows.
    await holder.query('commit')
    const manifest: ArchiveManifest = { tables, sequences, files }
    await options.writer.add(MANIFEST_PART, asJson(manifest))
    return manifest
  })
}

async function exportRows(client: Client, { writer, now, announce, signal }: ExportOptions) {
  await beginLong(client, 'repeatable read read only')
  const migration = await newestMigration(client)
  if (migration === null)
    throw new ArchiveError('The database has no tables yet: there is nothing to export.')
  const tables = await readTables(client)
  const contents: ArchiveContents = {
    format: 'diatrivi-archive',
    formatVersion: FORMAT,
    createdAt: now.toISOString(),
    migration,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
  await writer.add(CONTENTS_PART, asJson(contents))
  const digests: TableDigest[] = []
  for (const table of tables) {
    signal?.throwIfAborted()
    await announce(table.name)
    digests.push(await exportTable(client, table, writer))
  }
  const sequences = await readSequences(client)
  const stored: StoredBytes[] = await listStoredBytes(drizzle(client, { casing: 'snake_case' }))
  await client.query('commit')
  return { tables: digests, sequences, stored }
}

async function exportTable(
  client: Client,
  table: InstallationTable,
  writer: ArchiveWriter,
): Promise<TableDigest> {
  let pieces = 0
  let chunks: Buffer[] = []
  let waiting = 0
  const writePiece = async () => {
    pieces += 1
    const bytes = await compress(Buffer.concat(chunks))
    chunks = []
    waiting = 0
    await writer.add(tablePart(table.name, pieces), bytes)
  }
  const digest = await copyOut(client, table, async (chunk) => {
    chunks.push(chunk)
    waiting += chunk.length
    if (waiting >= PIECE_BYTES) await writePiece()
  })
  if (waiting > 0) await writePiece()
  return digest
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
