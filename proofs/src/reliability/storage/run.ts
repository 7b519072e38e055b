import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock, testClock } from '@diatrivi/api/platform/clock'
import type { BucketAccess } from '@diatrivi/api/platform/config/config'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { objectStorage } from '@diatrivi/api/platform/storage/object-storage'
import { checkBucket } from '@diatrivi/api/platform/storage/open-storage'
import { quarantineOrphans } from '@diatrivi/api/platform/storage/orphaned-files'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import { countStoredFiles } from '@diatrivi/api/platform/storage/stored-file.repository'
import { listOf, STORAGE_CASES } from '@diatrivi/api/testing/storage/storage-cases'
import type { ClientConfig } from 'pg'
import { onDatabase } from '../../on-database.ts'
import { writePart } from '../../page.ts'
import { tryOutages } from './outages.ts'
import { INSTALL, isSwiftInstalled, type Swift, startSwift } from './swift.ts'
import { tryTransfers } from './transfers.ts'
import { startUploadApi } from './upload-api.ts'

/** Files in an object storage: OpenStack Swift with its s3api, started here from Debian's packages. */
export async function run(): Promise<void> {
  if (!isSwiftInstalled()) {
    console.error(`This part was not run: it needs OpenStack Swift. As root: ${INSTALL}`)
    process.exitCode = 1
    return
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-reliability-storage-'))
  const swift = await startSwift()
  try {
    const storage = objectStorage(swift.access)
    const lines = [
      `On ${new Date().toISOString().slice(0, 10)}, OpenStack Swift ${swift.version}, Node ${process.versions.node}.`,
      '',
      await tryCases(storage, join(dataDir, 'uploads')),
      ...(await onDatabase((db, connection) => tryApi({ db, connection, dataDir, swift, storage }))),
    ]
    for (const line of lines) console.log(line)
    writePart('Files in an object storage', lines)
  } finally {
    await swift.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function tryCases(storage: Storage, folder: string): Promise<string> {
  for (const [title, holds] of Object.entries(STORAGE_CASES)) {
    await holds({ storage, folder })
    console.log(`  ${title}`)
  }
  for (const { key } of await listOf(storage)) await storage.remove(key)
  return `- All ${Object.keys(STORAGE_CASES).length} cases of the contract hold that every storage keeps.`
}

interface Given {
  db: Db
  connection: ClientConfig
  dataDir: string
  swift: Swift
  storage: Storage
}

async function tryApi({ swift, storage, ...given }: Given): Promise<string[]> {
  await checkBucket(swift.access)
  const settings = { STORAGE_URL: storageUrl(swift.access) }
  const api = await startUploadApi({ ...given, storage, settings })
  try {
    return [
      ...(await tryTransfers(api)),
      ...(await tryOutages(api, swift)),
      await tryOrphans(given.db, storage),
    ]
  } finally {
    await api.stop()
  }
}

function storageUrl({ address, region, accessKey, secretKey }: BucketAccess): string {
  const url = new URL(`${address}?region=${region}`)
  url.username = encodeURIComponent(accessKey)
  url.password = encodeURIComponent(secretKey)
  return url.href
}

/** What has no row is put into the quarantine a day later; what has one stays. */
async function tryOrphans(db: Db, storage: Storage): Promise<string> {
  const withRow = await countStoredFiles(db)
  const before = (await listOf(storage)).length
  await storage.put({ bytes: new TextEncoder().encode('orphan') })
  const log = createLogger({ level: 'warn' })
  assert.equal(await quarantineOrphans({ db, storage, log, clock: systemClock }), 0)
  const tomorrow = testClock(new Date().toISOString())
  tomorrow.advance({ hours: 25 })
  const removed = await quarantineOrphans({ db, storage, log, clock: tomorrow })
  assert.equal(removed, before + 1 - withRow)
  assert.equal((await listOf(storage)).length, withRow)
  return `- Orphans are in the quarantine after a day (${removed} of ${before + 1} objects); every object that a row points at stays.`
}
