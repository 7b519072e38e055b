import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

export interface CrewSettings {
  connection: ClientConfig
  smtpUrl: string
}

/** Worker processes. One that is killed is replaced by another, which has a name of its own. */
export interface Crew {
  /** By the name that it gives the mail server. False when none of that name is alive. */
  kill(name: string): boolean
  /** The names of those that were killed. */
  killed: ReadonlySet<string>
  /** What went wrong without being killed. */
  failures: string[]
  stop(): Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'worker-process.ts')

export function startCrew(size: number, { connection, smtpUrl }: CrewSettings): Crew {
  const alive = new Map<string, ChildProcess>()
  const failures: string[] = []
  const killed = new Set<string>()
  let started = 0
  let isStopping = false

  function startAnother(): void {
    started += 1
    const name = `worker-${started}`
    const settings: CrewSettings = { connection, smtpUrl: `${smtpUrl}?name=${name}` }
    const child = fork(PROGRAM, {
      env: { PATH: process.env.PATH, MAIL_FAULTS: JSON.stringify(settings) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    alive.set(name, child)
    child.once('exit', (code, signal) => {
      alive.delete(name)
      if (isStopping) return
      if (signal === 'SIGKILL') startAnother()
      else failures.push(`${name} ended by itself with ${signal ?? code}`)
    })
  }

  for (let count = 0; count < size; count += 1) startAnother()

  return {
    kill: (name) => {
      const child = alive.get(name)
      if (child === undefined || child.killed) return false
      child.kill('SIGKILL')
      killed.add(name)
      return true
    },
    killed,
    failures,
    stop: async () => {
      isStopping = true
      const ends = [...alive.values()].map((child) => once(child, 'exit'))
      for (const child of alive.values()) child.kill('SIGTERM')
      await Promise.all(ends)
    },
  }
}
