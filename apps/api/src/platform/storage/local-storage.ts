import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

/**
 * Files in a folder of this machine. An upload is renamed into its place, so that a key never names half a file;
 * that is why uploads are received on the same disk.
 */
export function localStorage(folder: string): Storage {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('not a key of this storage')
    return join(folder, key)
  }

  return {
    put: async (source) => {
      const key = newKey()
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      if ('path' in source) await rename(source.path, path)
      else await writeFile(path, source.bytes, { flag: 'wx', mode: 0o600, flush: true })
      return key
    },

    open: async (key, span) => {
      // Opened before the answer begins, so that a missing file is an error and not half an answer.
      const file = await open(pathOf(key))
      return file.createReadStream(span ?? {})
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    list: async function* () {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for await (const shelf of await opendir(folder)) {
        if (!shelf.isDirectory()) continue
        for await (const { name } of await opendir(join(folder, shelf.name))) {
          const key = `${shelf.name}/${name}`
          // Files of other programs are neither listed nor removed.
          if (KEY.test(key)) yield { key, writtenAt: (await stat(pathOf(key))).mtime }
        }
      }
    },
  }
}

/** Spread over 256 folders: some file systems grow slow with many thousands of files in one. */
function newKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}
