import { lchownSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningUser, giveUpRoot, type RunningUser } from '@diatrivi/settings/run-as-user'
import { StartupError, systemCode } from '../startup-error.ts'
import { openDataFolder } from './data-folder.ts'
import { PROJECT_FOLDER } from './project-folder.ts'

/**
 * Gives root up for the named user before anything is opened, so that the embedded database, the files and the secret are
 * that user's from the first start on. What root has written in the data folder by then is handed over.
 */
export function runAsUser({
  runAsUser: name,
  dataDir,
}: {
  runAsUser: string | undefined
  dataDir: string
}): void {
  if (name === undefined) return
  try {
    const user = findRunningUser(name)
    if (process.getuid?.() === 0) {
      openDataFolder(dataDir)
      refuseRunningDatabase(dataDir, user)
      handOver(realpathSync(dataDir), user)
    }
    giveUpRoot(user, PROJECT_FOLDER)
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw new StartupError(error.message)
    throw error
  }
}

/** A server that runs as another user loses its files when they change hands. */
function refuseRunningDatabase(dataDir: string, { name, uid }: RunningUser): void {
  const cluster = join(dataDir, 'postgres', 'cluster')
  if ((lstatSync(cluster, { throwIfNoEntry: false })?.uid ?? uid) === uid) return
  const pid = pidOfServer(join(cluster, 'postmaster.pid'))
  if (pid === undefined || !isAlive(pid)) return
  throw new StartupError(
    `The embedded database in ${dataDir} is used by a process that does not run as ${name}: end that process first.`,
  )
}

function pidOfServer(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // Root may signal any process: there is none.
    return false
  }
}

/**
 * Links are not followed, and a file with a second name is left alone: it may be one of the system's, which that user has
 * linked here. The folder comes last, as the proof of the rest.
 */
function handOver(path: string, user: RunningUser): void {
  const found = lstatSync(path)
  if (found.isDirectory()) for (const name of readdirSync(path)) handOver(join(path, name), user)
  else if (found.nlink > 1) return
  if (found.uid !== user.uid || found.gid !== user.gid) lchownSync(path, user.uid, user.gid)
}
