import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'
import { checkKey, isKey, newKey } from './storage-key.ts'

/**
 * Files in a folder of this machine. An upload is renamed into its place, so that a key never names half a file;
 * that is why uploads are received on the same disk.
 */
export function localStorage(folder: string): Storage {
  function pathOf(key: string): string {
    checkKey(key)
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

    remove: async (key) => rm(pathOf(key), { force: true }),

    list: async function* () {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for await (const shelf of await opendir(folder)) {
        if (!shelf.isDirectory()) continue
        for await (const { name } of await opendir(join(folder, shelf.name))) {
          const key = `${shelf.name}/${name}`
          if (isKey(key)) yield { key, writtenAt: (await stat(pathOf(key))).mtime }
        }
      }
    },
  }
}
