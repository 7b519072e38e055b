import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { installDependencies } from '../install.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { killAllChildren } from '../process/children.mjs'
import { say, seconds, withProgress } from '../progress.mjs'
import { ROOT } from '../root.mjs'
import { environmentOf, findRuntime } from '../runtime.mjs'
import { arrows } from './arrows.mjs'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { lint } from './lint.mjs'
import { printSummary } from './summary.mjs'
import { types } from './types.mjs'
import { api, unit } from './vitest.mjs'

const STAGES = [types, lint, arrows, unit, api, build, browser]
const INTERRUPTED = 130

/**
 * Runs the stages of those names, or all, in their order; one that fails does not keep the next from running.
 *
 * @param {string[]} names
 */
export async function runStages(names) {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      killAllChildren('SIGTERM')
      process.exit(INTERRUPTED)
    })
  }
  try {
    const stages = choose(names)
    await installDependencies()
    const context = await makeContext(stages)
    const done = []
    for (const stage of stages) done.push(await runStage(stage, context))
    process.exitCode = printSummary(done) ? 0 : 1
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

/** @param {string[]} names */
function choose(names) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    const known = STAGES.map((stage) => stage.name).join(', ')
    throw new PlainError(`There is no stage "${unknown}": choose among ${known}, or none for all.`)
  }
  return names.length === 0 ? STAGES : STAGES.filter((stage) => names.includes(stage.name))
}

/** @param {import('./stage.mjs').Stage[]} stages */
async function makeContext(stages) {
  const runtime = await findRuntime()
  console.log(`  Node ${runtime.version}`)
  // The browser is fetched while the first stages run, because it waits for the network.
  const search = stages.includes(browser)
    ? findBrowser({ runtime: runtime.path, note: (text) => say(`browser: ${text}`) })
    : undefined
  // Tests start programs by the hundred, and Node compiles what each of them imports once.
  const env = { ...environmentOf(runtime.path), NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') }
  return { runtime: runtime.path, env, browser: async () => search }
}

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {Omit<import('./stage.mjs').Context, 'note' | 'count'>} context
 * @returns {Promise<import('./summary.mjs').Done>}
 */
async function runStage(stage, context) {
  const started = Date.now()
  const outcome = await withProgress(
    `doing the ${stage.title}`,
    (report) => stage.run({ ...context, ...report }),
    ({ what }) => `${stage.title}: ${what}`,
    ({ isOk }) => isOk,
  )
  if (!outcome.isOk && outcome.output) console.log(indent(outcome.output))
  return { title: stage.title, outcome, time: seconds(started), budget: `${stage.budgetSeconds} s` }
}

/** @param {string} text */
function indent(text) {
  return text.trimEnd().replace(/^/gm, '    ')
}
