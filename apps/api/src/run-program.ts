import { isMember } from '@diatrivi/settings/process-group'
import type { Environment } from '@diatrivi/settings/read-settings'
import { readConfig } from './platform/config/config.ts'
import { StartupError } from './platform/startup-error.ts'
import { onStopRequest, reportCrash, reportStartup } from './platform/startup-report.ts'
import { diskProblem } from './platform/storage/disk-problem.ts'
import { type Program, type ProgramOptions, startProgram } from './program.ts'
import { startProgramGroup } from './program-group.ts'

/** The process of the API from its start to its end, reported to the program that started it. */
export async function runProgram(options?: ProgramOptions): Promise<void> {
  reportCrash()
  const starting = start(process.env, options)
  // Listens from the first moment on, so that what has been started by then, such as the database, is stopped too.
  onStopRequest(async (isReplaced) => {
    const program = await starting.catch(() => undefined)
    await program?.stop(isReplaced)
  })
  try {
    const program = await starting
    reportStartup({ type: 'ready', url: program.url, status: program.status })
  } catch (error) {
    reportStartup({ type: 'failed', message: explain(error) })
    process.exitCode = 1
  }
}

/** The API in this process, or in so many others that this one keeps. */
async function start(env: Environment, options?: ProgramOptions): Promise<Program> {
  if (isMember) return startProgram(env, options)
  const config = readConfig(env)
  return config.processes === 1 ? startProgram(env, options) : startProgramGroup(config, env)
}

/** A sentence for the person who starts it. An unexpected error is reported with its stack. */
export function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message
  const problem = diskProblem(error)
  if (problem !== null) {
    return `The API could not start, because its disk cannot be written (${problem}): make room, give this user access, or set DATA_DIR to another folder.`
  }
  return `The API could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
