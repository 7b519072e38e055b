import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { systemCode } from './embedded-postgres-error.ts'

/** Whether a process of that number runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user: it runs, but may not be signalled.
    return systemCode(error) === 'EPERM'
  }
  return process.platform !== 'linux' || stateOf(pid) !== 'Z'
}

/**
 * False only when that process is certainly not the server of this folder: after a reboot the number in a record may
 * belong to any process, and the record itself may have been copied with the folder.
 */
export function couldServe(pid: number, cluster: string): boolean {
  switch (process.platform) {
    case 'win32':
      return true
    case 'linux':
      return readProc(pid, 'comm').trim() === 'postgres' && [cluster, undefined].includes(workingFolder(pid))
    default:
      return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
        'postgres',
      )
  }
}

/** A server works inside its cluster; in a container even root may not be allowed to see it. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** The letter after the name in parentheses; the name itself may contain parentheses. */
function stateOf(pid: number): string | undefined {
  return readProc(pid, 'stat').split(') ').at(-1)?.[0]
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ESRCH') return ''
    throw error
  }
}
