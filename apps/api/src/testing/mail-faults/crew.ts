import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

export interface CrewSettings {
  connection: ClientConfig
  smtpUrl: string
}

/** Worker processes, each of which is started again when it is killed. */
export interface Crew {
  /** By the name that it gives the mail server. False: there is none of that name alive. */
  kill(name: string): boolean
  kills(): number
  /** What went wrong without being killed. */
  failures: string[]
  stop(): Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'worker-process.ts')

export function startCrew(names: readonly string[], { connection, smtpUrl }: CrewSettings): Crew {
  const alive = new Map<string, ChildProcess>()
  const failures: string[] = []
  let kills = 0
  let isStopping = false

  function start(name: string): void {
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
      if (signal === 'SIGKILL') start(name)
      else failures.push(`${name} ended by itself with ${signal ?? code}`)
    })
  }

  for (const name of names) start(name)

  return {
    kill: (name) => {
      const child = alive.get(name)
      if (child === undefined || child.killed) return false
      child.kill('SIGKILL')
      kills += 1
      return true
    },
    kills: () => kills,
    failures,
    stop: async () => {
      isStopping = true
      const ends = [...alive.values()].map((child) => once(child, 'exit'))
      for (const child of alive.values()) child.kill('SIGTERM')
      await Promise.all(ends)
    },
  }
}
