import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { handOver } from './data-folders.ts'
import type { SystemUser } from './system-user.ts'

/** How the server is reached: a folder with its socket, or a port of this machine where there are no such sockets. */
export type Listening = { kind: 'socket'; folder: string; port: number } | { kind: 'tcp'; port: number }

export type Transport = Listening['kind']

export const defaultTransport: Transport = process.platform === 'win32' ? 'tcp' : 'socket'

export const LOOPBACK = '127.0.0.1'
const SOCKET_PORT = 5432
/** The longest socket address on Linux (macOS: 103) in bytes; a Greek letter takes two. */
const SOCKET_PATH_LIMIT = process.platform === 'linux' ? 107 : 103

/**
 * The socket lies inside the cluster's own folder, which no other user can enter; where that path is too long, in a
 * private folder under the temporary one.
 */
export async function chooseListening(
  transport: Transport,
  cluster: string,
  name: string,
): Promise<Listening> {
  if (transport === 'tcp') return { kind: 'tcp', port: await freePort() }
  if (fitsSocket(cluster)) return { kind: 'socket', folder: cluster, port: SOCKET_PORT }
  return { kind: 'socket', folder: mkdtempSync(join(temporaryParent(name), `${name}-`)), port: SOCKET_PORT }
}

function temporaryParent(name: string): string {
  return fitsSocket(join(tmpdir(), `${name}-XXXXXX`)) ? tmpdir() : '/tmp'
}

/** Whether it is such a private folder: the record of a cluster from elsewhere may name any. */
export function isTemporary(listening: Listening, name: string): boolean {
  if (listening.kind === 'tcp' || dirname(listening.folder) !== temporaryParent(name)) return false
  return (
    /^-\w{6}$/.test(basename(listening.folder).slice(name.length)) &&
    basename(listening.folder).startsWith(name)
  )
}

export function isSame(one: Listening, other: Listening): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Makes the folder of the socket, private and without files of an earlier server. */
export function prepareSocketFolder(
  listening: Listening,
  cluster: string,
  user: SystemUser | undefined,
): void {
  if (listening.kind === 'tcp' || listening.folder === cluster) return
  dropSocketFolder(listening, cluster)
  mkdirSync(listening.folder, { mode: 0o700 })
  handOver(listening.folder, user)
}

/** Only a socket that did not fit beside the data has a folder of its own to delete. */
export function dropSocketFolder(listening: Listening, cluster: string): void {
  if (listening.kind === 'tcp' || listening.folder === cluster) return
  rmSync(listening.folder, { recursive: true, force: true })
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, LOOPBACK, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
