import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printError } from '../plain-error.mjs'
import { ROOT } from '../root.mjs'
import { findRuntime } from '../runtime.mjs'
import { buildWeb, CLIENT, isWebBuilt } from '../web-build.mjs'
import { exceeded } from './budget.mjs'
import { weighBuild } from './weigh.mjs'
import { weightPage, weightTable } from './weight-page.mjs'

const PAGE = 'docs/generated/weight.md'

/** Builds the web app where it changed, prints what its pages weigh, and writes it down. */
export async function showSize() {
  try {
    if (!isWebBuilt()) await buildWeb((await findRuntime()).path)
    const weight = weighBuild(CLIENT)
    writeFileSync(join(ROOT, PAGE), weightPage(weight))
    console.log(`${weightTable(weight)}\n\nWritten to ${PAGE}.`)
    const problems = exceeded(weight)
    for (const problem of problems) console.error(problem)
    process.exitCode = problems.length === 0 ? 0 : 1
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
