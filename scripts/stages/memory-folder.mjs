import { existsSync, statfsSync } from 'node:fs'

/** Where Linux keeps files in memory; Docker gives it 64 MB unless it is asked for more. */
const FOLDER = '/dev/shm'
const ENOUGH_BYTES = 3 * 1024 ** 3

/**
 * The setting that puts temporary files into memory where there is room. Each test file has a database of its own, and on
 * a disk its seven hundred files take longer than a short test.
 *
 * @returns {{ TMPDIR?: string }}
 */
export function inMemory() {
  if (process.env.TMPDIR || !existsSync(FOLDER)) return {}
  const { bavail, bsize } = statfsSync(FOLDER)
  return bavail * bsize < ENOUGH_BYTES ? {} : { TMPDIR: FOLDER }
}
