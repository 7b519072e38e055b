import { execFileSync, spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { findBrowser, NO_BROWSER } from '../browser.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { ROOT } from '../root.mjs'
import { withReportFile } from '../stages/report-file.mjs'
import { isWebBuilt } from '../web-build.mjs'
import { faultTable, filesNamed, isJourney, PUBLIC_FAULTS } from './public-faults.mjs'

/** Runs the tests of the public faults and prints a row for each; the journeys among them in a browser. */
export async function runPublicFaults() {
  try {
    const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
    const named = PUBLIC_FAULTS.flatMap(({ tests }) => tests.flatMap((test) => filesNamed(test, tracked)))
    const paths = [...new Set(named)]
    const passed = [
      ...(await passedTests(paths.filter((path) => !isJourney(path)))),
      ...(await passedJourneys(paths.filter(isJourney))),
    ]
    const { lines, failed } = faultTable((test) => filesNamed(test, passed).length > 0)
    console.log(['', ...lines, ''].join('\n'))
    if (failed.length > 0) throw new PlainError(`Failed: ${failed.join(', ')}.`)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

/**
 * The files all of whose tests pass.
 *
 * @param {string[]} files
 * @returns {Promise<string[]>}
 */
async function passedTests(files) {
  const { report } = await withReportFile((file) =>
    run('vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
      ...files,
    ]),
  )
  const results = /** @type {{ name: string, status: string }[]} */ (report?.testResults ?? [])
  return results.filter(({ status }) => status === 'passed').map(({ name }) => relative(ROOT, name))
}

/**
 * The same of journeys, on a desktop.
 *
 * @param {string[]} files
 * @returns {Promise<string[]>}
 */
async function passedJourneys(files) {
  if (!isWebBuilt()) throw new PlainError('There is no web app to test: run `npm test -- build` first.')
  const browser = await findBrowser({ runtime: process.execPath, note: console.log })
  if (browser === undefined) throw new PlainError(NO_BROWSER)
  const { report } = await withReportFile((file) =>
    run(
      '@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', '--project=desktop', '--reporter=list,json', ...files],
      { DIATRIVI_CHROMIUM: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    ),
  )
  const suites = /** @type {{ file: string, specs: { ok: boolean }[] }[]} */ (report?.suites ?? [])
  return suites
    .filter(({ specs }) => specs.length > 0 && specs.every(({ ok }) => ok))
    .map(({ file }) => `e2e/journeys/${file}`)
}

/**
 * @param {string} tool below node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(tool, args, env = {}) {
  return spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
}
