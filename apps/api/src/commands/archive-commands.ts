import { existsSync } from 'node:fs'
import { ArchiveError } from '../platform/archive/archive-error.ts'
import { isEncrypted, openArchive } from '../platform/archive/archive-reader.ts'
import { writeArchive } from '../platform/archive/archive-writer.ts'
import { exportInstallation } from '../platform/archive/export-installation.ts'
import { importInstallation } from '../platform/archive/import-installation.ts'
import { lossLines, proofLines } from '../platform/archive/proof.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import type { Db } from '../platform/database/transaction.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { storageOf } from '../platform/storage/open-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { BackupMade } from '../platform/upkeep/last-backup.ts'
import { UsageError } from './admin-request.ts'
import type { ExportRequest, ImportRequest } from './archive-requests.ts'
import { passphraseToDecrypt } from './passphrase.ts'

/** A command from its settings to its exit code: what it returns is printed, a failure is one sentence. */
export async function runCommand(usage: string, work: (config: Config) => Promise<string[]>): Promise<void> {
  try {
    process.stdout.write(`${(await work(readConfig(process.env))).join('\n')}\n`)
  } catch (error) {
    const wayOut = error instanceof UsageError ? `\n\n${usage}` : ''
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${wayOut}\n`)
    process.exitCode = 1
  }
}

/** Writes the archive and says to `onMade` what is in it. The exit code says so when the installation itself lacks a file. */
export async function exportTo(
  config: Config,
  { to }: Pick<ExportRequest, 'to'>,
  passphrase: string | undefined,
  onMade?: (made: BackupMade, db: Db) => Promise<void>,
): Promise<string[]> {
  if (existsSync(to)) throw new ArchiveError(`${to} is there already: give another name.`)
  const signal = stopSignal()
  return withInstallation(config, async ({ db, ...installation }) => {
    const madeAt = systemClock.now()
    const { tables, files } = await writeArchive({ path: to, passphrase, signal }, (writer) =>
      exportInstallation({ ...installation, writer, now: madeAt, announce, signal }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const losses = lossLines(files)
    if (losses.length > 0) process.exitCode = 1
    const isEncrypted = passphrase !== undefined
    await onMade?.({ madeAt, isEncrypted, rows, files: files.count, lostFiles: losses.length }, db)
    return [
      `${to}: ${rows} rows of ${tables.length} tables and ${files.count} files${isEncrypted ? ', encrypted' : ', not encrypted: whoever reads it reads everything'}.`,
      ...losses,
    ]
  })
}

export async function importFrom(
  config: Config,
  { from, replace, ...secret }: ImportRequest,
): Promise<string[]> {
  const signal = stopSignal()
  const passphrase = (await isEncrypted(from))
    ? await passphraseToDecrypt(secret, config.backupPassphrase)
    : undefined
  const source = await openArchive(from, passphrase)
  return withInstallation(config, async (installation) => {
    const proof = await importInstallation({ ...installation, source, replace, announce, signal })
    return [...proofLines(proof), ...lossLines(proof.files), `The installation is as it was in ${from}.`]
  })
}

async function withInstallation<Result>(
  config: Config,
  work: (installation: Pick<Database, 'connection' | 'db'> & { storage: Storage }) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...config, log: createLogger({ level: 'warn' }) })
  try {
    return await work({
      connection: database.connection,
      db: database.db,
      storage: storageOf(config),
    })
  } finally {
    await database.close()
  }
}

/** What is done now, for the person who waits. */
function announce(stage: string): void {
  process.stderr.write(`${stage} …\n`)
}

/** Ctrl-C leaves nothing half done. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new ArchiveError('Stopped. Nothing was changed.')))
  }
  return controller.signal
}
