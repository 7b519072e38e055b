import { join } from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'

/** @typedef {{ apiUrl: string, webUrl: string, dataDir: string, demo: { isOn: boolean, reasons: string[] }, hasLocalMailbox: boolean }} Settings */

/**
 * The settings as the API understands them, so that there is one place that knows them.
 *
 * @param {string} runtime
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Settings>}
 */
export async function readSettings(runtime, env) {
  const { code, output, stdout } = await runCommand(
    runtime,
    [join(ROOT, 'scripts/start/print-settings.mjs')],
    { env },
  )
  if (code !== 0) throw new PlainError(output.trim())
  return JSON.parse(stdout)
}
