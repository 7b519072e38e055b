import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { databaseProblem } from '../database/errors.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { mayRemoveBytes } from './export-lock.ts'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { deleteStoredFile, insertStoredFile, type StoredFile } from './stored-file.repository.ts'

/** A file to be kept: an upload, or bytes that we made. */
export type FileToKeep =
  | { path: string; size: number; contentHash: string; mediaType: string }
  | { bytes: Uint8Array; mediaType: string }

/** What a transaction may do with files; the bytes follow the rows, whichever way it ends. */
export interface TransactionFiles {
  /** Returns the row to refer to; the file is one of those that were stored for this transaction. */
  keep(file: FileToKeep): Promise<StoredFile>
  /**
   * Stores and keeps bytes that can only be made inside, such as a paper with the number that the transaction gives. No lock
   * that other actions wait for may be held meanwhile.
   */
  store(file: FileToKeep): Promise<StoredFile>
  /** Deletes a row that nothing refers to any more; its bytes go when the transaction is done. */
  discard(fileId: number): Promise<void>
}

type Work<Result> = (tx: Tx, files: TransactionFiles) => Promise<Result>

export interface Files {
  /** A transaction that may discard files. */
  transaction<Result>(work: Work<Result>): Promise<Result>
  /**
   * As above, and it may keep these, of which null is none. Their bytes are stored before it begins, so that no lock and no
   * connection waits for a storage over the network; where it does not keep them they are removed.
   */
  storing<Result>(toKeep: readonly (FileToKeep | null)[], work: Work<Result>): Promise<Result>
}

interface FilesDependencies {
  db: Db
  storage: Storage
  clock: Clock
  log: Logger
}

export function files({ db, storage, clock, log }: FilesDependencies): Files {
  /** A file that cannot be removed costs a little space and does not fail the finished act: it is an orphan from now on. */
  async function removeAll(keys: Iterable<string>): Promise<void> {
    for (const key of keys) {
      try {
        await storage.remove(key)
      } catch (err) {
        log.warn({ err }, 'a stored file could not be removed')
        // The others would wait as long for the same answer.
        if (err instanceof StorageUnavailable) return
      }
    }
  }

  /** Leaves them to the collection of orphans while an export copies files, or when the database cannot be asked. */
  async function removeDiscarded(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const isAllowed = await mayRemoveBytes(db).catch((err: unknown) => {
      log.warn({ err }, 'discarded files stay until the next collection')
      return false
    })
    if (isAllowed) await removeAll(keys)
  }

  async function storing<Result>(
    toKeep: readonly (FileToKeep | null)[],
    work: Work<Result>,
  ): Promise<Result> {
    const stored = new Map<FileToKeep, string>()
    const kept = new Set<string>()
    let discarded: string[] = []

    async function keep(tx: Tx, file: FileToKeep): Promise<StoredFile> {
      const storageKey = stored.get(file)
      if (storageKey === undefined) throw new Error('the file was not stored before its transaction')
      kept.add(storageKey)
      return insertStoredFile(tx, { ...measure(file), storageKey, createdAt: clock.now() })
    }

    async function discard(tx: Tx, fileId: number): Promise<void> {
      const key = await deleteStoredFile(tx, fileId)
      if (key !== undefined) discarded.push(key)
    }

    try {
      for (const file of toKeep) if (file !== null) stored.set(file, await storage.put(file))
      const result = await db.transaction((tx) => {
        kept.clear()
        discarded = []
        return work(tx, {
          keep: (file) => keep(tx, file),
          store: async (file) => {
            stored.set(file, await storage.put(file))
            return keep(tx, file)
          },
          discard: (fileId) => discard(tx, fileId),
        })
      })
      await removeAll([...stored.values()].filter((key) => !kept.has(key)))
      await removeDiscarded(discarded)
      return result
    } catch (error) {
      // When the connection was lost the rows may be there after all: then their bytes must be, too.
      if (databaseProblem(error)?.kind !== 'unavailable') await removeAll(stored.values())
      throw error
    }
  }

  return { transaction: (work) => storing([], work), storing }
}

function measure(file: FileToKeep) {
  const { mediaType } = file
  if ('path' in file) return { mediaType, size: file.size, contentHash: file.contentHash }
  const contentHash = createHash('sha256').update(file.bytes).digest('hex')
  return { mediaType, size: file.bytes.length, contentHash }
}
