import { NO_BROWSER } from '../browser.mjs'
import { isWebBuilt } from '../web-build.mjs'
import { numberIn, withReportFile } from './report-file.mjs'
import { runTool, testOutcome } from './stage.mjs'

/** @type {import('./stage.mjs').Stage} */
export const browser = {
  name: 'browser',
  title: 'browser tests',
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
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        { env: { DIATRIVI_CHROMIUM: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
      ),
    )
    const stats = /** @type {import('./report-file.mjs').Report | undefined} */ (report?.stats)
    const outcome = testOutcome(result, {
      passed: numberIn(stats, 'expected'),
      // What passes only at the second try does not pass.
      failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky'),
      skipped: numberIn(stats, 'skipped'),
    })
    return { ...outcome, what: `${outcome.what}, in ${found.path} (${found.source})` }
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
