import { stripVTControlCharacters } from 'node:util'
import { NO_BROWSER } from '../browser.mjs'
import { isWebBuilt } from '../web-build.mjs'
import { counterOf, PLAYWRIGHT_COUNTER } from './count.mjs'
import { inMemory } from './memory-folder.mjs'
import { numberIn, withReportFile } from './report-file.mjs'
import { slowest, timesOfPlaywright } from './slowest.mjs'
import { runTool, testOutcome } from './stage.mjs'

/** Enough characters for the assertion and its first values. */
const ERROR_LENGTH = 400

/** @type {import('./stage.mjs').Stage} */
export const browser = {
  name: 'browser',
  title: 'browser tests',
  budgetSeconds: 420,
  async run(context) {
    if (!isWebBuilt())
      return impossible(
        'not run',
        'There is no web app to test: its build failed, or run `npm test -- build browser`.',
      )
    context.note('looking for a browser')
    const found = await context.browser()
    if (found === undefined) return impossible('no browser', NO_BROWSER)

    context.note(`running the journeys in ${found.path}`)
    const { result, report } = await withReportFile((file) =>
      runTool(
        context,
        '@playwright/test/cli.js',
        // A machine that stalls for a moment fails a correct journey, so a failed one is tried once more and named.
        [
          'test',
          '--config',
          'e2e/playwright.config.ts',
          `--reporter=list,json,${PLAYWRIGHT_COUNTER}`,
          '--retries=1',
        ],
        {
          env: { ...inMemory(), DIATRIVI_CHROMIUM: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
          onMessage: counterOf('browser tests', context),
        },
      ),
    )
    const stats = /** @type {import('./report-file.mjs').Report | undefined} */ (report?.stats)
    const second = passedAtSecondTry(report)
    const outcome = testOutcome(result, {
      passed: numberIn(stats, 'expected') + second.length,
      failed: numberIn(stats, 'unexpected'),
      skipped: numberIn(stats, 'skipped'),
    })
    const where = `in ${found.path} (${found.source})`
    const late = second.map((title) => `; only at the second try: ${title}`).join('')
    return {
      ...outcome,
      what: `${outcome.what}, ${where}${late}`,
      slowest: slowest(timesOfPlaywright(report)),
    }
  },
}

/**
 * The journeys that passed only at the second try, each with what failed at its first, so that they can be looked into.
 *
 * @param {unknown} part of the report: a suite, which holds specs and other suites, or the report itself
 * @returns {string[]}
 */
export function passedAtSecondTry(part) {
  const { specs = [], suites = [] } = /** @type {Suite} */ (part ?? {})
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => `${title} [${projectName}]: ${firstError(results)}`),
  )
  return [...here, ...suites.flatMap(passedAtSecondTry)]
}

/** @param {Test['results']} results */
function firstError(results) {
  const message = results[0]?.error?.message ?? 'no error reported'
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, ERROR_LENGTH)
}

/**
 * @typedef {object} Suite
 * @property {{ title: string, tests: Test[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * @typedef {object} Test
 * @property {string} status
 * @property {string} projectName
 * @property {{ error?: { message?: string } }[]} results one for each try
 */

/**
 * @param {string} what
 * @param {string} output
 * @returns {import('./stage.mjs').Outcome}
 */
function impossible(what, output) {
  return { isOk: false, what, output, tests: { passed: 0, failed: 1 } }
}
