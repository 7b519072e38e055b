/**
 * @typedef {object} Context
 * @property {string} runtime the Node that runs the tools
 * @property {NodeJS.ProcessEnv} env for the tools
 * @property {() => Promise<import('../browser.mjs').Browser | undefined>} browser looked for once, from the beginning
 * @property {(doing: string) => void} note what the stage does by now
 * @property {(counted: string) => void} count how many of its tests are done
 */

/**
 * @typedef {object} Outcome
 * @property {boolean} isOk
 * @property {string} what it found, in a few words
 * @property {string} [output] what the tool said, shown when it is not ok
 * @property {{ passed: number, failed: number }} [tests] only of a stage that runs tests
 * @property {string[]} [failed] its failed tests, a line each with the first error
 * @property {string[]} [slowest] its slowest tests, a line each
 */

/**
 * @typedef {object} Stage
 * @property {string} name as given to `npm test -- <name>`
 * @property {string} title
 * @property {number} budgetSeconds how long it may take on two cores; said beside its time, and never a failure
 * @property {(context: Context) => Promise<Outcome>} run
 */

import { join } from 'node:path'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'

/** Longer than any stage takes, so that only a stage that hangs reaches it. */
const STAGE_LIMIT_MS = 40 * 60_000

/**
 * Runs a tool of ours by its file, with the pinned Node, whatever `node` means on this machine.
 *
 * @param {Context} context
 * @param {string} file below node_modules
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onMessage?: (message: unknown) => void }} [options]
 */
export async function runTool({ runtime, env }, file, args, options = {}) {
  const result = await runCommand(runtime, [join(ROOT, 'node_modules', file), ...args], {
    cwd: options.cwd ?? ROOT,
    env: { ...env, ...options.env },
    timeoutMs: STAGE_LIMIT_MS,
    ...(options.onMessage && { onMessage: options.onMessage }),
  })
  if (!result.timedOut) return result
  return { ...result, output: `${result.output}\nEnded after ${STAGE_LIMIT_MS / 60_000} minutes.` }
}

/**
 * A check that is not made of tests: right, or wrong with what the tool said.
 *
 * @param {import('../process/run-command.mjs').CommandResult} result
 * @param {string} what
 * @returns {Outcome}
 */
export function checkOutcome(result, what) {
  return { isOk: result.code === 0, what, output: result.output }
}

/**
 * A run of tests. One that ran none proves nothing and is a failure; one that failed without a failing test, because
 * a file did not load or the runner broke, counts as one.
 *
 * @param {import('../process/run-command.mjs').CommandResult} result
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {Outcome}
 */
export function testOutcome({ code, output }, { passed, failed, skipped }) {
  const isOk = code === 0 && failed === 0 && passed > 0
  const words = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])]
  if (passed + failed === 0) words.splice(0, 2, 'ran no tests')
  return {
    isOk,
    what: words.join(', '),
    output,
    tests: { passed, failed: isOk ? 0 : Math.max(failed, 1) },
  }
}
