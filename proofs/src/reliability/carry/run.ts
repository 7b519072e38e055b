import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArchiveManifest } from '@diatrivi/api/platform/archive/archive-contents'
import { openArchive } from '@diatrivi/api/platform/archive/archive-reader'
import { writeArchive } from '@diatrivi/api/platform/archive/archive-writer'
import { exportInstallation } from '@diatrivi/api/platform/archive/export-installation'
import { importInstallation } from '@diatrivi/api/platform/archive/import-installation'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { grouped } from '@diatrivi/api/platform/text/numbers'
import type { Place } from '@diatrivi/api/testing/carrying.fixture'
import { silent } from '@diatrivi/api/testing/start-test-server'
import { connectionTo, onServer } from '@diatrivi/api/testing/test-server'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import { writePart } from '../../page.ts'
import { type DebianServer, INSTALL, isInstalled, startDebianServer } from './debian-server.ts'
import { makeInstallation } from './installation.ts'

const SIZE = { theses: 100_000, files: 10_000 }
const PASSPHRASE = 'four words make a passphrase'
/** Seconds that an export and an import may take together. */
const LIMIT = 300

/** A whole installation from the embedded database to a PostgreSQL 15, as a role without rights, and back. */
export async function run(): Promise<void> {
  if (!isInstalled()) {
    console.error(`This part was not run: it needs PostgreSQL 15. As root: ${INSTALL}`)
    process.exitCode = 1
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-reliability-carry-'))
  const embedded = await startEmbeddedPostgres({
    folder: join(folder, 'embedded'),
    name: 'diatrivi',
    log: silent,
  })
  let server: DebianServer | undefined
  try {
    server = startDebianServer(folder)
    const source = await makeInstallation(embedded.connection, join(folder, 'source'), SIZE)
    await onServer(server.connection, 'create role carrier login')
    await onServer(server.connection, 'create database carried owner carrier')
    await onServer(embedded.connection, 'create database returned')
    const there: Place = {
      connection: { ...connectionTo(server.connection, 'carried'), user: 'carrier' },
      storage: localStorage(join(folder, 'there')),
    }
    const back: Place = {
      connection: connectionTo(embedded.connection, 'returned'),
      storage: localStorage(join(folder, 'back')),
    }
    writePart('A way up and a way back', await carry({ source, there, back, folder }))
  } finally {
    await embedded.stop()
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function carry({
  source,
  there,
  back,
  folder,
}: Record<'source' | 'there' | 'back', Place> & { folder: string }) {
  const up = await exported(source, join(folder, 'up.tar'), undefined)
  const arrived = await imported(there, up.path, undefined)
  const down = await exported(there, join(folder, 'down.tar.age'), PASSPHRASE)
  const returned = await imported(back, down.path, PASSPHRASE)
  assert.deepEqual(comparable(down.manifest), comparable(up.manifest))
  const together = up.seconds + arrived
  assert.ok(together < LIMIT, `export and import took ${together} s, more than ${LIMIT} s`)
  const { tables, files } = up.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${grouped(SIZE.theses)} theses, ${grouped(rows)} rows in ${tables.length} tables, ${grouped(files.count)} files with ${megabytes(files.bytes)}.`,
    '',
    '| step | seconds |',
    '|---|---|',
    `| export from the embedded PostgreSQL 18, ${megabytes(up.size)} | ${up.seconds.toFixed(0)} |`,
    `| import into PostgreSQL 15 as an ordinary role, every row and file compared | ${arrived.toFixed(0)} |`,
    `| export from there, encrypted, ${megabytes(down.size)} | ${down.seconds.toFixed(0)} |`,
    `| import into the embedded PostgreSQL 18 again, compared | ${returned.toFixed(0)} |`,
    '',
    'Counts and checksums of all tables, numberings and files were equal after each import and after the way back.',
  ]
  for (const line of lines) console.log(line)
  return lines
}

/** The keys of files are each storage's own. */
function comparable({ tables, ...others }: ArchiveManifest) {
  return { ...others, tables: tables.filter(({ name }) => name !== 'stored_file') }
}

async function exported(place: Place, path: string, passphrase: string | undefined) {
  const begun = performance.now()
  const manifest = await writeArchive({ path, passphrase }, (writer) =>
    exportInstallation({ ...place, writer, now: new Date(), announce: () => undefined }),
  )
  assert.deepEqual([manifest.files.missing, manifest.files.altered], [[], []])
  return { path, manifest, seconds: secondsSince(begun), size: statSync(path).size }
}

async function imported(place: Place, path: string, passphrase: string | undefined): Promise<number> {
  const begun = performance.now()
  const source = await openArchive(path, passphrase)
  const announce = (stage: string) => console.log(`  ${secondsSince(begun).toFixed(0)} s: ${stage}`)
  await importInstallation({ ...place, source, replace: false, announce })
  return secondsSince(begun)
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000
}

function megabytes(bytes: number): string {
  return `${grouped(Math.round(bytes / 1_000_000))} MB`
}
