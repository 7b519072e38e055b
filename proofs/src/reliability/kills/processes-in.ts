import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, sep } from 'node:path'

/** PostgreSQL's first process, by its own record; also when it has ended without deleting that. */
export function postmasterOf(cluster: string): number | undefined {
  const record = join(cluster, 'postmaster.pid')
  return existsSync(record) ? Number.parseInt(readFileSync(record, 'utf8'), 10) : undefined
}

/** Ends all that works in a folder, as a power cut does: PostgreSQL with its sessions, also while it is made. */
export function killAllIn(folder: string): void {
  for (let found = processesIn(folder); found.length > 0; found = processesIn(folder)) found.forEach(kill)
}

/** PostgreSQL and what makes its cluster work inside their folder. Linux shows of each process where that is. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid).startsWith(folder + sep))
}

/** Empty for a process that has ended, or belongs to another user. */
function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** Without a chance to finish anything. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
