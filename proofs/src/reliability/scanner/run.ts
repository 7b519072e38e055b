import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readConfig } from '@diatrivi/api/platform/config/config'
import { scanByClamd } from '@diatrivi/api/platform/scanner/clamd'
import { ScannerUnavailable } from '@diatrivi/api/platform/scanner/scanner-unavailable'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { countStoredFiles } from '@diatrivi/api/platform/storage/stored-file.repository'
import { SAMPLES } from '@diatrivi/api/testing/sample-files'
import { zipFile } from '@diatrivi/api/testing/zip-file'
import { onDatabase } from '../../on-database.ts'
import { writePart } from '../../page.ts'
import { startUploadApi } from '../storage/upload-api.ts'
import { type ClamdServer, EICAR, INSTALL, isClamdInstalled, LARGEST, startClamd } from './clamd-server.ts'

const UPLOADS_AT_ONCE = 20

/** Uploads through a real clamd, started here from Debian's package. */
export async function run(): Promise<void> {
  if (!isClamdInstalled()) {
    console.error(`This part was not run: it needs clamd. As root: ${INSTALL}`)
    process.exitCode = 1
    return
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-reliability-scanner-'))
  const clamd = await startClamd()
  try {
    const lines = [
      `On ${new Date().toISOString().slice(0, 10)}, ClamAV ${clamd.version} with a database of our own that knows the EICAR test file only, because the one of ClamAV is not in the package; Node ${process.versions.node}.`,
      '',
      await tryVerdicts(clamd, dataDir),
      await tryApi(clamd, dataDir, 'tcp'),
      await tryApi(clamd, dataDir, 'unix'),
    ]
    for (const line of lines) console.log(line)
    writePart('Uploads through a scanner', lines)
  } finally {
    await clamd.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const INFECTED: Readonly<Record<string, Uint8Array>> = {
  'the EICAR file': EICAR,
  'it in a zip': zipFile({ 'chapter.txt': EICAR.toString() }),
  'it in gzip': gzipSync(EICAR),
  'it at the end of a PDF': Buffer.concat([SAMPLES.pdf, EICAR]),
}

async function tryVerdicts({ urls }: ClamdServer, folder: string): Promise<string> {
  const path = join(folder, 'scanned')
  const times: string[] = []
  for (const CLAMAV_URL of Object.values(urls)) {
    const { scanner } = readConfig({ CLAMAV_URL })
    assert.ok(scanner !== undefined)
    const verdictOn = (bytes: Uint8Array) => {
      writeFileSync(path, bytes)
      return scanByClamd(scanner, path)
    }
    for (const sample of [SAMPLES.pdf, SAMPLES.docx, SAMPLES.zip, SAMPLES.text, SAMPLES.empty]) {
      assert.equal(await verdictOn(sample), null)
    }
    for (const [what, bytes] of Object.entries(INFECTED))
      assert.match((await verdictOn(bytes)) ?? what, /^Eicar/)
    const large = randomBytes(25_000_000)
    const began = performance.now()
    assert.equal(await verdictOn(large), null)
    times.push(((performance.now() - began) / 1_000).toFixed(2))
    await assert.rejects(verdictOn(new Uint8Array(LARGEST + 1)), ScannerUnavailable)
  }
  return `- By TCP and by socket: ${Object.keys(INFECTED).join(', ')} are found, five clean files are not; 25 MB take ${times.join(' and ')} s; a file beyond clamd's \`StreamMaxLength\` has no verdict.`
}

async function tryApi(clamd: ClamdServer, dataDir: string, by: keyof ClamdServer['urls']): Promise<string> {
  return onDatabase(async (db, connection) => {
    const storage = localStorage(join(dataDir, 'files'))
    const api = await startUploadApi({
      db,
      connection,
      dataDir,
      storage,
      settings: { CLAMAV_URL: clamd.urls[by] },
    })
    try {
      const statuses = async (files: readonly Uint8Array[], name: string) =>
        (await Promise.all(files.map((bytes) => api.tryUpload(bytes, name)))).map(({ status }) => status)
      const expect = async (found: number[], status: number) =>
        assert.deepEqual(
          found,
          Array.from(found, () => status),
        )

      const clean = Array.from({ length: UPLOADS_AT_ONCE }, () => gzipSync(randomBytes(1_000_000)))
      await expect(await statuses(clean, 'chapter.gz'), 200)
      await expect(await statuses(Object.values(INFECTED), 'notes.txt'), 422)
      await clamd.kill()
      await expect(await statuses(clean, 'chapter.gz'), 503)
      assert.equal((await api.listComments()).status, 200)
      await clamd.restart()
      await api.upload(clean[0] ?? EICAR)
      assert.equal(await countStoredFiles(db), UPLOADS_AT_ONCE + 1)
    } finally {
      await api.stop()
    }
    return `- The API with \`${by}://…\`: ${UPLOADS_AT_ONCE} clean uploads of 1 MB at once are kept, ${Object.keys(INFECTED).length} infected ones are 422; clamd is killed: ${UPLOADS_AT_ONCE} uploads are 503 and leave no row, other calls go on; started again, uploads are kept again.`
  })
}
