import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'
import { mayRemoveBytes } from './export-lock.ts'
import type { KeptKey, Storage } from './storage.ts'
import { countStoredFiles, findStoredKeys } from './stored-file.repository.ts'

/** No transaction lasts a day, so bytes without a row by then will never have one. */
const ORPHANED_AFTER = DAY
/** Within it a database may be restored that still points at them. */
const QUARANTINED_FOR = 30 * DAY
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
 * Puts the bytes that no row points at into the quarantine: those of a process that was killed after storing an upload
 * and before its transaction was done, or after the row was deleted and before its bytes were. Returns how many there
 * were. A storage that seems to be of another database is left as it is, and the log says so.
 */
export async function quarantineOrphans({ db, storage, clock, log }: Dependencies): Promise<number> {
  const orphans = await findOrphans(db, storage, clock.now())
  const expected = Math.max(FEW, FEW_OF_ALL * (await countStoredFiles(db)))
  if (orphans.length > expected) {
    log.error(
      { orphans: orphans.length },
      'many stored files are unknown to the database: do DATABASE_URL and STORAGE_URL, or else DATA_DIR, belong together? None was put into the quarantine',
    )
    return 0
  }
  // Asked after they were found: an export that begins later has none of their rows.
  if (orphans.length > 0 && !(await mayRemoveBytes(db))) return 0
  for (const key of orphans) await storage.quarantine.add(key)
  if (orphans.length > 0)
    log.info({ orphans: orphans.length }, 'stored files that nothing points at were put into the quarantine')
  return orphans.length
}

/**
 * Removes what has been in the quarantine for long, and brings back what a row points at again, as the rows of a restored
 * database do. Returns how many were removed.
 */
export async function emptyQuarantine({ db, storage, clock, log }: Dependencies): Promise<number> {
  let [removed, restored] = [0, 0]
  for await (const group of groupsOf(storage.quarantine.list())) {
    const wanted = await findStoredKeys(
      db,
      group.map(({ key }) => key),
    )
    for (const { key, writtenAt } of group) {
      if (wanted.has(key)) {
        if (await storage.quarantine.restore(key)) restored += 1
      } else if (clock.now().getTime() - writtenAt.getTime() >= QUARANTINED_FOR) {
        await storage.quarantine.remove(key)
        removed += 1
      }
    }
  }
  if (restored > 0) log.warn({ restored }, 'stored files came back from the quarantine')
  if (removed > 0) log.info({ removed }, 'stored files were removed after their time in the quarantine')
  return removed
}

async function findOrphans(db: Db, storage: Storage, now: Date): Promise<string[]> {
  const orphans: string[] = []
  for await (const group of groupsOf(storage.list())) {
    const keys = group
      .filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() >= ORPHANED_AFTER)
      .map(({ key }) => key)
    const known = await findStoredKeys(db, keys)
    orphans.push(...keys.filter((key) => !known.has(key)))
  }
  return orphans
}

async function* groupsOf(listed: AsyncIterable<KeptKey>): AsyncGenerator<KeptKey[]> {
  let group: KeptKey[] = []
  for await (const kept of listed) {
    group.push(kept)
    if (group.length < KEYS_AT_ONCE) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
