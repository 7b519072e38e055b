import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { athensHour } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../clock.ts'
import { findFact, saveFact } from '../database/setting.repository.ts'
import type { Db } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { BytesGone } from './bytes-gone.ts'
import { BytesAltered, checkedBytes } from './checked-bytes.ts'
import { diskProblem } from './disk-problem.ts'
import { openKept } from './open-kept.ts'
import type { Storage } from './storage.ts'
import { findStoredKeys, listStoredBytesAfter, type StoredBytes } from './stored-file.repository.ts'

/** The hours of Athens in which few people wait. */
const NIGHT = { from: 1, to: 6 }
const FILES_AT_ONCE = 1_000
const BYTES_AT_ONCE = 1_000_000_000
const PLACE = 'file check'

interface Dependencies {
  db: Db
  storage: Storage
  clock: Clock
  log: Logger
}

/** Where the check goes on: behind this row, and on another day once it has reached the end. */
interface Place {
  after: number
  doneOn: string | null
}

type Finding = 'whole' | 'missing' | 'altered' | 'unreadable'

/**
 * Reads stored files by night and compares them with their rows, a portion at each call, from where it stopped the last
 * time. What the quarantine holds comes back; what is lost or altered stands in the log, file by file.
 */
export function fileCheck({ db, storage, clock, log }: Dependencies) {
  async function look({ id, storageKey, size, contentHash }: StoredBytes): Promise<Finding> {
    try {
      const bytes = await openKept({ storage, log }, storageKey)
      await readWhole(bytes, size, contentHash)
      return 'whole'
    } catch (err) {
      const finding = findingOf(err)
      if (finding === null) throw err
      // Its row may have been deleted meanwhile, and the bytes with it.
      if (!(await findStoredKeys(db, [storageKey])).has(storageKey)) return 'whole'
      log.error({ err, fileId: id, storageKey }, `a stored file is ${finding}`)
      return finding
    }
  }

  return async (signal?: AbortSignal): Promise<void> => {
    const [hour, today] = [athensHour(clock.now()), clock.today()]
    const place = await placeIn(db)
    if (hour < NIGHT.from || hour >= NIGHT.to || place.doneOn === today) return

    const rows = await listStoredBytesAfter(db, place.after, FILES_AT_ONCE)
    const found: Record<Finding, number> = { whole: 0, missing: 0, altered: 0, unreadable: 0 }
    let [files, bytes, after] = [0, 0, place.after]
    try {
      for (const row of rows) {
        if (signal?.aborted || bytes >= BYTES_AT_ONCE) break
        found[await look(row)] += 1
        files += 1
        bytes += row.size
        after = row.id
      }
    } finally {
      // What was looked at is not looked at again, though the storage failed in the middle.
      const isDone = files === rows.length && rows.length < FILES_AT_ONCE
      await savePlace(db, isDone ? { after: 0, doneOn: today } : { after, doneOn: null })
      if (files > 0) log.info({ files, bytes, ...found }, 'stored files were compared with their rows')
    }
  }
}

/** Fails when they are not those that were uploaded. */
export async function readWhole(bytes: Readable, size: number, contentHash: string): Promise<void> {
  await pipeline(bytes, checkedBytes({ size, contentHash }), async (pieces) => {
    for await (const _piece of pieces);
  })
}

/** Null for a storage that is away: the next call goes on. A broken spot of a disk is of one file only. */
function findingOf(error: unknown): Finding | null {
  if (error instanceof BytesGone) return 'missing'
  if (error instanceof BytesAltered) return 'altered'
  return diskProblem(error) === null ? null : 'unreadable'
}

async function placeIn(db: Db): Promise<Place> {
  const saved = await findFact(db, PLACE)
  return saved === undefined ? { after: 0, doneOn: null } : JSON.parse(saved)
}

async function savePlace(db: Db, place: Place): Promise<void> {
  await db.transaction((tx) => saveFact(tx, PLACE, JSON.stringify(place)))
}
