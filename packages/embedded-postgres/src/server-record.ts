import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Listening } from './listening.ts'

/** What PostgreSQL itself writes about a running server, in `postmaster.pid`. */
export interface ServerRecord {
  pid: number
  /** Absent while the server has only begun to start. */
  listening: Listening | undefined
}

/** Absent when no server runs, but present when one has ended without deleting it. */
export function readServerRecord(cluster: string): ServerRecord | undefined {
  const file = recordFile(cluster)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const line = (number: number) => lines[number - 1]?.trim() ?? ''
  return { pid: Number(line(1)), listening: parseListening(cluster, line(4), line(5), line(6)) }
}

function parseListening(
  cluster: string,
  port: string,
  socketFolder: string,
  address: string,
): Listening | undefined {
  if (socketFolder) return { kind: 'socket', folder: resolve(cluster, socketFolder), port: Number(port) }
  return address ? { kind: 'tcp', port: Number(port) } : undefined
}

/**
 * Makes a false record harmless. PostgreSQL takes it for a running server when its number belongs to any process
 * at all, even a zombie. The rest of the record stays, because by it PostgreSQL finds
 * sessions of the dead server that still write, and refuses to start beside those.
 */
export function disownServerRecord(cluster: string): void {
  const lines = readFileSync(recordFile(cluster), 'utf8').split('\n')
  writeFileSync(recordFile(cluster), [NO_PROCESS, ...lines.slice(1)].join('\n'))
  for (const file of readdirSync(cluster)) {
    if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(file)) rmSync(join(cluster, file))
  }
}

/** A process number that no system gives. */
const NO_PROCESS = '2147483646'

function recordFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
