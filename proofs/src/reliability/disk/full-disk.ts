import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { countStoredFiles } from '@diatrivi/api/platform/storage/stored-file.repository'
import { listOf } from '@diatrivi/api/testing/storage/storage-cases'
import { onDatabase } from '../../on-database.ts'
import { startUploadApi, type UploadApi } from '../storage/upload-api.ts'
import { mountDisk, setReadOnly, unmountDisk } from './small-disk.ts'

const DISK_MB = 24
const FILE = 1_000_000

/** The API over a disk that fills up, is emptied, and cannot be written for a while; its database is elsewhere. */
export async function tryFullDisk(folder: string): Promise<string[]> {
  mountDisk(folder, DISK_MB)
  try {
    return await onDatabase(async (db, connection) => {
      const storage = localStorage(join(folder, 'files'))
      const settings = { MIN_FREE_DISK_MB: '3' }
      const api = await startUploadApi({ db, connection, dataDir: folder, storage, settings })
      try {
        assert.equal(await api.isReady(), true)
        const kept = await fill(api)
        const filled = kept.size
        assert.equal(await countStoredFiles(db), filled)
        assert.equal((await listOf(storage)).length, filled)
        assert.deepEqual(readdirSync(join(folder, 'uploads')), [])
        assert.equal(await api.isReady(), false)
        await makeSpace(api, folder)
        kept.set(...(await uploadOne(api)))
        await comparable(api, kept)
        const readOnly = await whileReadOnly(api, folder, kept)
        await comparable(api, kept)
        return [
          `- A disk of ${DISK_MB} MB is filled by uploads of 1 MB: ${filled} are kept; those that find no room are 503 \`storage_unavailable\` and leave neither row nor bytes; \`/readyz\` is 503 below its minimum, other calls go on. With room again uploads are kept again, and every acknowledged file is as it was sent.`,
          readOnly,
        ]
      } finally {
        await api.stop()
      }
    })
  } finally {
    unmountDisk(folder)
  }
}

/** Returns the hashes of what was kept, by the comment that carries it. */
async function fill(api: UploadApi): Promise<Map<number, string>> {
  const kept = new Map<number, string>()
  writeFileSync(join(api.dataDir, 'filler'), Buffer.alloc(6_000_000))
  for (let refused = 0; refused < 5; ) {
    const bytes = randomFile()
    const response = await api.tryUpload(bytes)
    if (response.status === 200) kept.set(Number(await response.text()), hashOf(bytes))
    else {
      assert.equal(response.status, 503)
      assert.equal(((await response.json()) as { code: string }).code, 'storage_unavailable')
      assert.equal((await api.listComments()).status, 200)
      refused += 1
    }
  }
  assert.ok(kept.size > 5)
  return kept
}

async function makeSpace(api: UploadApi, folder: string): Promise<void> {
  rmSync(join(folder, 'filler'))
  assert.equal(await api.isReady(), true)
}

async function whileReadOnly(api: UploadApi, folder: string, kept: Map<number, string>): Promise<string> {
  setReadOnly(folder, true)
  for (let again = 0; again < 3; again += 1) assert.equal((await api.tryUpload(randomFile())).status, 503)
  await comparable(api, kept)
  setReadOnly(folder, false)
  kept.set(...(await uploadOne(api)))
  return '- The disk becomes read-only: uploads are 503, downloads go on. Writable again, uploads are kept again; nothing had to be started.'
}

async function uploadOne(api: UploadApi): Promise<[number, string]> {
  const bytes = randomFile()
  return [await api.upload(bytes), hashOf(bytes)]
}

async function comparable(api: UploadApi, kept: ReadonlyMap<number, string>): Promise<void> {
  for (const [comment, hash] of kept) {
    assert.equal(hashOf(new Uint8Array(await (await api.download(comment)).arrayBuffer())), hash)
  }
}

/** What no detector takes for a program, and no compression makes smaller. */
function randomFile(): Uint8Array {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE)])
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
