import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type NativeFolder, programIn } from './binaries.ts'
import { type DataFolders, handOver, removeDrafts } from './data-folders.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Transport } from './listening.ts'
import type { SystemUser } from './system-user.ts'

/** The programs get this and nothing else: a PGDATA or PGPORT of the machine is not meant for them. */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  // Without it Windows cannot open a socket.
  ...(process.env.SYSTEMROOT ? { SYSTEMROOT: process.env.SYSTEMROOT } : {}),
}

/**
 * The server runs inside its folder and calls it by this name. On Linux the kernel then never walks the path to it,
 * so that the data may lie in root's own home, which the server's user cannot enter.
 */
export function nameFromInside(cluster: string, user: SystemUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** Makes the cluster in a draft folder and moves it to its place when it is whole, so that a kill half-way leaves nothing behind. */
export async function createCluster(options: {
  folders: DataFolders
  superuser: string
  native: NativeFolder
  user: SystemUser | undefined
  transport: Transport
  /** Waits for the disk; only tests turn it off. */
  isDurable: boolean
}): Promise<void> {
  const { folders, superuser, native, user, transport, isDurable } = options
  removeDrafts(folders)
  const draft = mkdtempSync(folders.drafts)
  handOver(draft, user)
  const authentication = transport === 'tcp' ? passwordOnly(folders, draft, user) : socketOnly
  await runInitdb(programIn(native, 'initdb'), draft, user, [
    `--pgdata=${nameFromInside(draft, user)}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...authentication,
    ...(isDurable ? [] : ['--no-sync']),
  ])
  renameSync(draft, folders.cluster)
  // The program of an older one may have gone on for a moment.
  removeDrafts(folders)
}

/** The private folder protects the socket, so no password is needed. */
const socketOnly = ['--auth-local=trust', '--auth-host=reject']

function passwordOnly(folders: DataFolders, draft: string, user: SystemUser | undefined): string[] {
  writeFileSync(folders.password, randomBytes(32).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(folders.password, user.uid, user.gid)
  // Named from inside the draft, for the reason above.
  const passwordFile = relative(draft, folders.password)
  return ['--auth-local=reject', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`]
}

export function readPassword(folders: DataFolders): string {
  return readFileSync(folders.password, 'utf8').trim()
}

function runInitdb(
  initdb: string,
  folder: string,
  user: SystemUser | undefined,
  args: string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, {
      ...user,
      cwd: folder,
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    const fail = (reason: string) =>
      reject(
        new EmbeddedPostgresError(
          'cluster_not_made',
          `The database could not be made in ${dirname(folder)}: ${reason.replace(/[.]$/, '')}`,
        ),
      )
    child.once('error', (error) => fail(error.message))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else fail(reasonIn(complaint) ?? `initdb ended with code ${code}`)
    })
  })
}

/** The first line in which initdb says what went wrong; the rest is advice about its own options. */
function reasonIn(complaint: string): string | undefined {
  const line = complaint.split('\n').find((text) => text.includes('error: ') || text.includes('FATAL: '))
  return line?.replace(/^.*?(error|FATAL):\s+/, '')
}
