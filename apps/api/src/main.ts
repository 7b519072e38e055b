import { ConfigError } from './config.ts'
import { StartupError } from './platform/startup-error.ts'
import { onStopRequest, reportStartup } from './platform/startup-report.ts'
import { startProgram } from './program.ts'

try {
  const program = await startProgram(process.env)
  onStopRequest(program.stop)
  reportStartup({ type: 'ready', url: program.url })
} catch (error) {
  reportStartup({ type: 'failed', message: explain(error) })
  process.exitCode = 1
}

/** A sentence for whoever started us; the stack of what nobody foresaw is told too. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message
  return `The API could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
