import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { type NativeFolder, programIn } from './binaries.ts'
import { nameFromInside, SERVER_ENVIRONMENT } from './cluster.ts'
import { type DataFolders, rotateLog } from './data-folders.ts'
import { dropSocketFolder, type Listening, LOOPBACK } from './listening.ts'
import { readServerRecord } from './server-record.ts'
import { isAlive } from './system-process.ts'
import type { SystemUser } from './system-user.ts'

const STOP_LIMIT_MS = 30_000
const POLL_MS = 20

export type ServerSettings = Readonly<Record<string, string>>

const DEFAULT_SETTINGS: ServerSettings = {
  // Compiling a query costs more than our short queries take.
  jit: 'off',
  // On today's disks random reads cost nearly as little as sequential ones.
  random_page_cost: '1.1',
  shared_buffers: '64MB',
  max_connections: '60',
  // Parallel workers share memory through /dev/shm, which containers keep very small.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The texts of people stay out of the log: no statements, no row details.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

export interface ServerOptions {
  folders: DataFolders
  native: NativeFolder
  user: SystemUser | undefined
  listening: Listening
  settings: ServerSettings
}

/**
 * Starts the server detached, in a session of its own: Ctrl-C reaches the program alone, which can then finish its
 * requests before it stops the server.
 */
export function spawnServer({ folders, native, user, listening, settings }: ServerOptions): ChildProcess {
  rotateLog(folders)
  const all = { ...DEFAULT_SETTINGS, ...settings, ...listeningSettings(listening, folders.cluster) }
  const log = openSync(folders.log, 'a', 0o600)
  try {
    const child = spawn(
      programIn(native, 'postgres'),
      [
        '-D',
        nameFromInside(folders.cluster, user),
        ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...user,
        cwd: folders.cluster,
        env: SERVER_ENVIRONMENT,
        stdio: ['ignore', log, log],
        detached: true,
        windowsHide: true,
      },
    )
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

function listeningSettings(listening: Listening, cluster: string): ServerSettings {
  if (listening.kind === 'tcp') {
    return { listen_addresses: LOOPBACK, port: String(listening.port), unix_socket_directories: '' }
  }
  return {
    listen_addresses: '',
    port: String(listening.port),
    unix_socket_directories: listening.folder === cluster ? '.' : listening.folder,
    unix_socket_permissions: '0700',
  }
}

/** Stops the server: its sessions end at once, all data is written, and it has ended when this returns. */
export async function stopServer(
  folders: DataFolders,
  native: NativeFolder,
  user: SystemUser | undefined,
): Promise<void> {
  const record = readServerRecord(folders.cluster)
  if (record === undefined) return
  if (process.platform === 'win32') {
    const args = ['stop', '-D', folders.cluster, '-m', 'fast', '-w', '-s']
    spawnSync(programIn(native, 'pg_ctl'), args, { ...user, env: SERVER_ENVIRONMENT })
  } else if (!(await endsOn('SIGINT', record.pid))) {
    // Nothing is lost: the next start replays the log of the database.
    await endsOn('SIGQUIT', record.pid)
  }
  if (record.listening) dropSocketFolder(record.listening, folders.cluster)
}

async function endsOn(signal: 'SIGINT' | 'SIGQUIT', pid: number): Promise<boolean> {
  const deadline = Date.now() + STOP_LIMIT_MS
  if (isAlive(pid)) process.kill(pid, signal)
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}

/** Why the server ended: the last error in its log. */
export function serverComplaint(folders: DataFolders): string {
  const lines = readFileSync(folders.log, 'utf8').split('\n')
  const fatal = lines.findLast((line) => line.includes('FATAL: '))
  return fatal?.replace(/^.*FATAL:\s+/, '') ?? `see ${folders.log}`
}

/** Sessions of a killed server may write for a moment longer; PostgreSQL does not wait for them and ends. */
export function isStillInUse(complaint: string): boolean {
  return complaint.includes('is still in use')
}
