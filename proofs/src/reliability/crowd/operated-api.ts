import { createInterface } from 'node:readline'
import { freePort, runProgram, urlOfDatabase } from '@diatrivi/api/testing/running-program'
import type { ClientConfig } from 'pg'
import { until } from '../until.ts'

/** As the start program runs the API. */
const FLAGS = ['--max-semi-space-size=16']
/** A line of the log with this level is an error, above it something worse. */
const ERROR_LEVEL = 50

export interface OperatedApi {
  address: string
  pid: number
  settings: Record<string, string>
  /** The errors of its log. */
  errors: string[]
  /** Resolves when it has ended, as it should. */
  stop(): Promise<void>
}

/** The API as a process of its own with its limits and its log, as in operation. */
export async function startOperatedApi(
  connection: ClientConfig,
  { dataDir, smtpPort, more = {} }: { dataDir: string; smtpPort: number; more?: Record<string, string> },
): Promise<OperatedApi> {
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOfDatabase(connection),
    API_PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Διατριβή <theses@example.org>',
    JWT_SECRET: 'a secret of thirty-two characters',
    LOG_LEVEL: 'info',
    ...more,
  }
  const program = runProgram(settings, { execArgv: FLAGS })
  const errors: string[] = []
  createInterface({ input: program.child.stdout ?? process.stdin }).on('line', (line) => {
    if (JSON.parse(line).level >= ERROR_LEVEL) errors.push(line)
  })
  const newest = () => program.messages.at(-1)
  await until(() => ['ready', 'failed'].includes(newest()?.type ?? ''), 'the API is ready')
  if (newest()?.type === 'failed') throw new Error(JSON.stringify(newest()))
  return {
    address: `http://127.0.0.1:${settings.API_PORT}`,
    pid: program.child.pid ?? 0,
    settings,
    errors,
    stop: async () => {
      program.child.kill('SIGTERM')
      const code = await program.ended
      if (code !== 0) throw new Error(`The API ended with ${code}.`)
    },
  }
}
