import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const COMMAND = join(import.meta.dirname, '../../../../apps/api/src/commands/backup.ts')
const run = promisify(execFile)

/** `npm run ops:backup` once, and again and again until it is over; seconds of each. Throws when one fails, or misses a file. */
export async function backUpUntil(
  over: AbortSignal,
  { settings, folder }: { settings: Record<string, string>; folder: string },
): Promise<number[]> {
  const seconds: number[] = []
  do {
    const begunAt = performance.now()
    await run(process.execPath, [COMMAND, '--to', folder, '--keep', '2'], {
      env: { PATH: process.env.PATH, ...settings },
    })
    seconds.push((performance.now() - begunAt) / 1_000)
  } while (!over.aborted)
  return seconds
}
