import { StartupError } from './platform/startup-error.ts'
import { onStopRequest, reportStartup } from './platform/startup-report.ts'
import { startProgram } from './program.ts'

const starting = startProgram(process.env)
// Heard from the first moment on: what has been started by then, the database above all, is stopped as well.
onStopRequest(async () => {
  const program = await starting.catch(() => undefined)
  await program?.stop()
})

try {
  const program = await starting
  reportStartup({ type: 'ready', url: program.url })
} catch (error) {
  reportStartup({ type: 'failed', message: explain(error) })
  process.exitCode = 1
}

/** A sentence for whoever started us; the stack of what nobody foresaw is told too. */
function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message
  return `The API could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
