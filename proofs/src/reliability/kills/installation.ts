import { join } from 'node:path'
import { freePort, type RunningProgram, runProgram } from '@diatrivi/api/testing/running-program'
import type { ClientConfig } from 'pg'
import { until } from '../until.ts'
import { kill, killAllIn, postmasterOf } from './processes-in.ts'

/** Who is killed: the API alone, PostgreSQL's first process alone, or all of both, as by a power cut. */
export const VICTIMS = ['api', 'postgres', 'both'] as const
export type Victim = (typeof VICTIMS)[number]

export const SECRET = 'a secret of thirty-two characters'

/** A first start with the demo takes half a minute where everything else is busy, too. */
const RECOVERY_MS = 120_000

/** A start ended by itself, with this sentence. */
export class StartFailed extends Error {
  override name = 'StartFailed'
}

interface InstallationOptions {
  dataDir: string
  /** The folder of its PostgreSQL, embedded or a server of its own. */
  cluster: string
  database: ClientConfig
  settings: Record<string, string>
  /** Instead of the API alone. */
  program?: string
}

/** The API as a process of its own, with its data folder and its PostgreSQL. */
export interface Installation {
  address: string
  dataDir: string
  /** The connection to its database, for a look past the API. */
  database: ClientConfig
  /** Begins a start; it is complete after `recover`. */
  launch(): RunningProgram
  kill(victim: Victim): void
  /** Starts the API if it has ended, and waits until it serves: no operator helps. In milliseconds. */
  recover(): Promise<number>
  stop(): Promise<void>
}

export async function installation({
  cluster,
  settings,
  program,
  ...place
}: InstallationOptions): Promise<Installation> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    JWT_SECRET: SECRET,
    RATE_LIMIT: 'off',
    ...settings,
    DATA_DIR: place.dataDir,
    API_PORT: String(port),
  }
  let running: RunningProgram | undefined
  let killed: number | undefined

  function launch(): RunningProgram {
    running = runProgram(env, { program })
    return running
  }

  const failure = () => running?.messages.find(({ type }) => type === 'failed')

  /** For a moment the sessions of a killed PostgreSQL answer as before. */
  async function serves(): Promise<boolean> {
    const isAnother = killed === undefined || postmasterOf(cluster) !== killed
    return isAnother && (await fetch(`${address}/readyz`)).status === 200
  }

  return {
    ...place,
    address,
    launch,
    kill: (victim) => {
      killed = victim === 'api' ? undefined : postmasterOf(cluster)
      if (victim !== 'postgres') running?.child.kill('SIGKILL')
      if (victim === 'postgres' && killed !== undefined) kill(killed)
      // The cluster is made in a folder beside it.
      if (victim === 'both') killAllIn(join(cluster, '..'))
    },
    recover: async () => {
      const begunAt = performance.now()
      if (running?.child.killed === true) await running.ended
      if (running === undefined || hasEnded(running)) launch()
      const isDecided = async () => failure() !== undefined || (await serves())
      await until(isDecided, 'the API serves again', RECOVERY_MS)
      const failed = failure()
      if (failed !== undefined) {
        await running?.ended
        throw new StartFailed(JSON.stringify(failed))
      }
      return performance.now() - begunAt
    },
    stop: async () => {
      running?.child.kill('SIGTERM')
      const code = await running?.ended
      if (code !== 0) throw new Error(`The API ended with ${code}.`)
    },
  }
}

const hasEnded = ({ child }: RunningProgram) => child.exitCode !== null || child.signalCode !== null
