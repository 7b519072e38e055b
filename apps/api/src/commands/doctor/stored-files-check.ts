import type { Config } from '../../platform/config/config.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { StartupError, systemCode } from '../../platform/startup-error.ts'
import { BytesGone } from '../../platform/storage/bytes-gone.ts'
import { BytesAltered } from '../../platform/storage/checked-bytes.ts'
import { readWhole } from '../../platform/storage/file-check.ts'
import { openKept } from '../../platform/storage/open-kept.ts'
import { checkBucket, storageOf } from '../../platform/storage/open-storage.ts'
import { type StoredBytes, sampleStoredBytes } from '../../platform/storage/stored-file.repository.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('stored files')

/** A folder that was not copied misses nearly all of them; single ones are found by the job "file check". */
const SAMPLE = 20

export async function checkStoredFiles(
  db: Reader,
  config: Pick<Config, 'bucket' | 'dataDir'>,
): Promise<Finding> {
  const { bucket } = config
  try {
    if (bucket !== undefined) await checkBucket(bucket)
  } catch (error) {
    if (error instanceof StartupError) return wrong(error.message)
    throw error
  }
  const place = bucket === undefined ? `${config.dataDir}/files` : bucket.address
  const storage = storageOf(config)
  const rows = await sampleStoredBytes(db, SAMPLE)
  const faults: string[] = []
  for (const row of rows) {
    const fault = await faultOf(row, (key) => openKept({ storage }, key))
    if (fault !== null) faults.push(`file ${row.id} ${fault}`)
  }
  if (faults.length === 0) return fine(`${rows.length} files that were looked at are whole.`)
  return wrong(
    `Of ${rows.length} files that were looked at in ${place}, ${faults.length} cannot be given to people (${faults.slice(0, 3).join(', ')}): correct DATA_DIR or STORAGE_URL if they lie elsewhere, otherwise take the bytes from a backup.`,
  )
}

async function faultOf(
  { storageKey, size, contentHash }: StoredBytes,
  open: (key: string) => ReturnType<typeof openKept>,
): Promise<string | null> {
  try {
    await readWhole(await open(storageKey), size, contentHash)
    return null
  } catch (error) {
    if (error instanceof BytesGone) return 'is missing'
    if (error instanceof BytesAltered) return 'is altered'
    return `cannot be read (${systemCode(error)})`
  }
}
