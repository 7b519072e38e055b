import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../storage/storage.ts'
import type { StoredBytes } from '../storage/stored-file.repository.ts'
import type { ArchivePart } from './archive-reader.ts'
import { groupsOf } from './export-files.ts'

interface PutFile {
  key: string
  sha256: string
  size: number
}

export interface FileImport {
  /** By the id of the row. */
  put: ReadonlyMap<number, PutFile>
  add(id: number, part: ArchivePart): Promise<void>
  finish(): Promise<void>
  /** Removes everything that was put. */
  undo(): Promise<void>
}

const AT_ONCE = 8

/** Puts files into a storage, some at once. */
export function fileImport(storage: Storage): FileImport {
  const put = new Map<number, PutFile>()
  const underWay = new Set<Promise<void>>()

  async function putOne(id: number, { bytes, sha256 }: ArchivePart): Promise<void> {
    const key = await storage.put({ bytes })
    put.set(id, { key, sha256, size: bytes.length })
  }

  return {
    put,
    add: async (id, part) => {
      const one = putOne(id, part)
      underWay.add(one)
      // Awaited by `finish`, or by the next that finds no room.
      one.then(
        () => underWay.delete(one),
        () => undefined,
      )
      if (underWay.size >= AT_ONCE) await Promise.race(underWay)
    },
    finish: async () => {
      await Promise.all(underWay)
    },
    undo: async () => {
      await Promise.allSettled(underWay)
      for (const { key } of put.values()) await storage.remove(key)
    },
  }
}

/** Reads every file back by the key that its row has now. Returns the ids of those that are not what the archive has. */
export async function differentFiles(
  storage: Storage,
  stored: readonly StoredBytes[],
  put: FileImport['put'],
  signal?: AbortSignal,
): Promise<number[]> {
  const different: number[] = []
  const imported = stored.filter(({ id }) => put.has(id))
  for (const group of groupsOf(imported)) {
    signal?.throwIfAborted()
    const sums = await Promise.all(
      group.map(async ({ storageKey }) =>
        createHash('sha256')
          .update(await buffer(await storage.open(storageKey)))
          .digest('hex'),
      ),
    )
    different.push(
      ...group.filter(({ id }, index) => sums[index] !== put.get(id)?.sha256).map(({ id }) => id),
    )
  }
  return different
}
