import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { StartupMessage } from '../platform/startup-report.ts'

export interface RunningProgram {
  child: ChildProcess
  /** The messages of its start. */
  messages: StartupMessage[]
  /** What it wrote for a person, beside its log. */
  warnings(): string
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>
}

/** Without the demo. */
const API = join(import.meta.dirname, '../main.ts')

interface ProgramOptions {
  program?: string | undefined
  /** Flags for Node. */
  execArgv?: string[]
  uid?: number
  gid?: number
}

/** The API as a process of its own, with these settings and no others; as the own user unless another is named. */
export function runProgram(
  env: Record<string, string>,
  { program = API, execArgv = [], ...user }: ProgramOptions = {},
): RunningProgram {
  const child = fork(program, {
    ...user,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'silent',
      ...env,
    },
    execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const messages: StartupMessage[] = []
  child.stdout?.resume()
  let warnings = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    warnings += chunk.toString()
  })
  child.on('message', (message) => messages.push(message as StartupMessage))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, messages, ended, warnings: () => warnings }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** A database as the setting DATABASE_URL names it. */
export function urlOfDatabase({
  connectionString,
  host = '',
  port,
  user = '',
  database,
}: ClientConfig): string {
  if (connectionString !== undefined) return connectionString
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
