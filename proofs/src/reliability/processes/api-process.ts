import { runProgram } from '@diatrivi/api/testing/running-program'
import { until } from '../until.ts'

export interface ApiProcess {
  address: string
  port: number
  /** Resolves when it is ready. */
  start(): Promise<void>
  /** Resolves when it has ended, as it should. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** One place of an API process, where another can follow the one before. */
export function apiProcess(port: number, settings: Record<string, string>): ApiProcess {
  let running: ReturnType<typeof runProgram> | undefined

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null | undefined> {
    running?.child.kill(signal)
    const code = await running?.ended
    running = undefined
    return code
  }

  return {
    address: `http://127.0.0.1:${port}`,
    port,
    start: async () => {
      const program = runProgram({ ...settings, API_PORT: String(port) })
      running = program
      const newest = () => program.messages.at(-1)
      await until(() => newest()?.type === 'ready' || newest()?.type === 'failed', 'an API process is ready')
      if (newest()?.type === 'failed') throw new Error(JSON.stringify(newest()))
    },
    stop: async () => {
      const code = await end('SIGTERM')
      if (code !== undefined && code !== 0) throw new Error(`An API process ended with ${code}.`)
    },
    kill: async () => {
      await end('SIGKILL')
    },
  }
}
