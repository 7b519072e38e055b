import { NO_BROWSER } from '../browser.mjs'
import { isWebBuilt } from '../web-build.mjs'
import { counterOf, PLAYWRIGHT_COUNTER } from './count.mjs'
import { failedOfPlaywright } from './failed.mjs'
import { inMemory } from './memory-folder.mjs'
import { numberIn, withReportFile } from './report-file.mjs'
import { slowest, timesOfPlaywright } from './slowest.mjs'
import { runTool, testOutcome } from './stage.mjs'

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
    const second = failedOfPlaywright(report, 'flaky')
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
      failed: failedOfPlaywright(report, 'unexpected'),
      slowest: slowest(timesOfPlaywright(report)),
    }
  },
}

/**
 * @param {string} what
 * @param {string} output
 * @returns {import('./stage.mjs').Outcome}
 */
function impossible(what, output) {
  return { isOk: false, what, output, tests: { passed: 0, failed: 1 } }
}
