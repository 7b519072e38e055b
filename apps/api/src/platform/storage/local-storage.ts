import { existsSync } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BytesGone } from './bytes-gone.ts'
import { makeKeptFolder, syncFolder } from './kept-folder.ts'
import type { KeptKey, Storage } from './storage.ts'
import { checkKey, isKey, newKey } from './storage-key.ts'

/**
 * Files in a folder of this machine. An upload is renamed into its place, so that a key never names half a file;
 * that is why uploads are received on the same disk. A power cut after `put` takes nothing away.
 */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => placeIn(folder, key)
  const asideFolder = join(folder, 'quarantine')

  return {
    put: async (source) => {
      const key = newKey()
      const path = pathOf(key)
      await makeKeptFolder(dirname(path))
      if ('path' in source) await rename(source.path, path)
      else await writeWhole(path, source.bytes)
      await syncFolder(dirname(path))
      return key
    },

    open: async (key, span) => {
      // Opened before the answer begins, so that a missing file is an error and not half an answer.
      const file = await open(pathOf(key)).catch((error: unknown) => {
        throw isMissing(error) ? new BytesGone(key) : error
      })
      return file.createReadStream(span ?? {})
    },

    remove: async (key) => rm(pathOf(key), { force: true }),

    list: () => keysIn(folder),

    quarantine: {
      add: async (key) => {
        const place = placeIn(asideFolder, key)
        await makeKeptFolder(dirname(place))
        if (!(await moved(pathOf(key), place))) return
        const now = new Date()
        await utimes(place, now, now)
      },
      restore: async (key) => {
        const place = placeIn(asideFolder, key)
        // A search for bytes in the wrong folder makes none there.
        if (!existsSync(place)) return false
        await makeKeptFolder(dirname(pathOf(key)))
        return moved(place, pathOf(key))
      },
      remove: async (key) => rm(placeIn(asideFolder, key), { force: true }),
      list: () => keysIn(asideFolder),
    },
  }
}

function placeIn(folder: string, key: string): string {
  checkKey(key)
  return join(folder, key)
}

/** Leaves no half of it where the disk is full. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function* keysIn(folder: string): AsyncGenerator<KeptKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for await (const shelf of await opendir(folder)) {
    if (!shelf.isDirectory()) continue
    for await (const { name } of await opendir(join(folder, shelf.name))) {
      const key = `${shelf.name}/${name}`
      if (isKey(key)) yield { key, writtenAt: (await stat(join(folder, key))).mtime }
    }
  }
}

/** False when there is nothing to be moved. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  await syncFolder(dirname(to))
  return true
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
