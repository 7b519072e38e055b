import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'
import { mayRemoveBytes } from './export-lock.ts'
import type { Storage } from './storage.ts'
import { countStoredFiles, findStoredKeys } from './stored-file.repository.ts'

/** No transaction lasts a day, so bytes without a row by then will never have one. */
const ORPHANED_AFTER = DAY
const KEYS_AT_ONCE = 500

/** Always few, each from a process that died; more of them mean that storage and database do not belong together. */
const FEW = 20
const FEW_OF_ALL = 0.05

interface Dependencies {
  db: Db
  storage: Storage
  clock: Clock
  log: Logger
}

/**
 * Removes the bytes that no row points at: those of a process that was killed after storing an upload and before its
 * transaction was done, or after the row was deleted and before its bytes were. Returns how many there were.
 * A storage that seems to be of another database is left as it is, and the log says so.
 */
export async function removeOrphanedFiles({ db, storage, clock, log }: Dependencies): Promise<number> {
  const orphans = await findOrphans(db, storage, clock.now())
  const expected = Math.max(FEW, FEW_OF_ALL * (await countStoredFiles(db)))
  if (orphans.length > expected) {
    log.error(
      { orphans: orphans.length },
      'many stored files are unknown to the database: do DATABASE_URL and STORAGE_URL, or else DATA_DIR, belong together? None was removed',
    )
    return 0
  }
  // Asked after they were found: an export that begins later has none of their rows.
  if (orphans.length > 0 && !(await mayRemoveBytes(db))) return 0
  for (const key of orphans) await storage.remove(key)
  if (orphans.length > 0)
    log.info({ orphans: orphans.length }, 'stored files that nothing points at were removed')
  return orphans.length
}

async function findOrphans(db: Db, storage: Storage, now: Date): Promise<string[]> {
  const orphans: string[] = []
  let keys: string[] = []
  const sift = async () => {
    const known = await findStoredKeys(db, keys)
    orphans.push(...keys.filter((key) => !known.has(key)))
    keys = []
  }
  for await (const { key, writtenAt } of storage.list()) {
    if (now.getTime() - writtenAt.getTime() < ORPHANED_AFTER) continue
    keys.push(key)
    if (keys.length === KEYS_AT_ONCE) await sift()
  }
  if (keys.length > 0) await sift()
  return orphans
}
