import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { databaseProblem } from '../database/errors.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import type { Storage } from './storage.ts'
import { deleteStoredFile, insertStoredFile, type StoredFile } from './stored-file.repository.ts'

/** A file to be kept: an upload, or bytes that we made. */
export type FileToKeep =
  | { path: string; size: number; contentHash: string; mediaType: string }
  | { bytes: Uint8Array; mediaType: string }

/** What a transaction may do with files; the bytes follow the rows, whichever way it ends. */
export interface TransactionFiles {
  /** Returns the id of the row to refer to. */
  keep(file: FileToKeep): Promise<StoredFile>
  /** Deletes a row that nothing refers to any more; its bytes go when the transaction is done. */
  discard(fileId: number): Promise<void>
}

export interface Files {
  /** A transaction that may keep and discard files. */
  transaction<Result>(work: (tx: Tx, files: TransactionFiles) => Promise<Result>): Promise<Result>
}

interface FilesDependencies {
  db: Db
  storage: Storage
  clock: Clock
  log: Logger
}

export function files({ db, storage, clock, log }: FilesDependencies): Files {
  /** A file that cannot be removed costs a little space and does not fail the finished act. */
  async function removeAll(keys: Iterable<string>): Promise<void> {
    for (const key of keys) {
      await storage.remove(key).catch((err) => log.warn({ err, key }, 'a stored file could not be removed'))
    }
  }

  async function transaction<Result>(
    work: (tx: Tx, files: TransactionFiles) => Promise<Result>,
  ): Promise<Result> {
    // By file, because a transaction that collides is done again when its upload has been moved already.
    const kept = new Map<FileToKeep, string>()
    let discarded: string[] = []

    async function keep(tx: Tx, file: FileToKeep): Promise<StoredFile> {
      const storageKey = kept.get(file) ?? (await storage.put(file))
      kept.set(file, storageKey)
      return insertStoredFile(tx, { ...measure(file), storageKey, createdAt: clock.now() })
    }

    async function discard(tx: Tx, fileId: number): Promise<void> {
      const key = await deleteStoredFile(tx, fileId)
      if (key !== undefined) discarded.push(key)
    }

    const result = await db
      .transaction((tx) => {
        discarded = []
        return work(tx, { keep: (file) => keep(tx, file), discard: (fileId) => discard(tx, fileId) })
      })
      .catch(async (error: unknown) => {
        // When the connection was lost the rows may be there after all: then their bytes must be, too.
        if (databaseProblem(error)?.kind !== 'unavailable') await removeAll(kept.values())
        throw error
      })
    await removeAll(discarded)
    return result
  }

  return { transaction }
}

function measure(file: FileToKeep) {
  const { mediaType } = file
  if ('path' in file) return { mediaType, size: file.size, contentHash: file.contentHash }
  const contentHash = createHash('sha256').update(file.bytes).digest('hex')
  return { mediaType, size: file.bytes.length, contentHash }
}
