import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ArchiveError } from '../platform/archive/archive-error.ts'

const NAME = /^diatrivi-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar(?:\.age)?$/

/** Its names stand in the order of their moments. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().replaceAll(/[:.]/g, '-')
  return `diatrivi-${moment}.tar${isEncrypted ? '.age' : ''}`
}

export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`The folder ${folder} cannot be made (${error.code}).`)
  })
}

/** Removes all archives but the newest; files of other names stay. Returns the names of those that went. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(keep)
  for (const name of old) await rm(join(folder, name))
  return old
}

/** The archive itself, or the newest of a folder. */
export async function archiveAt(path: string): Promise<string> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`${path} cannot be read (${error.code}).`)
  })
  if (!found.isDirectory()) return path
  const [newest] = await backupsIn(path)
  if (newest === undefined) throw new ArchiveError(`The folder ${path} has no backup of Diatrivi.`)
  return join(path, newest)
}

/** Newest first. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}
