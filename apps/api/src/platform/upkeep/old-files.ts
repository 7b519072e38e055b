import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the files of a folder that were last written before a moment. Returns how many there were. */
export async function removeOldFiles(folder: string, before: Date, signal?: AbortSignal): Promise<number> {
  let removed = 0
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    if (signal?.aborted) break
    const path = join(folder, name)
    // The request that wrote a file may take it away meanwhile.
    const file = await stat(path).catch(nullIfMissing)
    if (file === null || !file.isFile() || file.mtimeMs >= before.getTime()) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
