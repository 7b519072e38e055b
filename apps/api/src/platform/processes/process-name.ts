import { hostname } from 'node:os'
import { SECOND } from '../durations.ts'
import { VERSION } from '../version.ts'

/** PostgreSQL cuts a longer name off. */
const LONGEST_NAME = 63

/** A process of the API, as the name of its connection says it. */
export interface NamedProcess {
  pid: number
  version: string
  startedAt: Date
  host: string
}

/** The name of a connection by which the database tells of the process that holds it. */
export function processName({ pid, version, startedAt, host }: NamedProcess): string {
  const seconds = Math.floor(startedAt.getTime() / SECOND).toString(36)
  return `diatrivi ${pid} ${version} ${seconds} ${host}`.slice(0, LONGEST_NAME)
}

/** Null for a connection of another kind. */
export function readProcessName(name: string): NamedProcess | null {
  const [, pid, version = '', seconds = '', host = ''] =
    /^diatrivi (\d+) (\S+) ([\da-z]+) (\S+)$/.exec(name) ?? []
  if (pid === undefined) return null
  return { pid: Number(pid), version, startedAt: new Date(Number.parseInt(seconds, 36) * SECOND), host }
}

export function thisProcess(): NamedProcess {
  const startedAt = new Date(performance.timeOrigin)
  return { pid: process.pid, version: VERSION, startedAt, host: hostname() }
}
