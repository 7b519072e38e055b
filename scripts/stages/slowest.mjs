/** @typedef {{ title: string, ms: number }} TimedTest */

const SHOWN = 10

/**
 * The tests of a report of Vitest with their times in milliseconds.
 *
 * @param {unknown} report
 * @returns {TimedTest[]}
 */
export function timesOfVitest(report) {
  const { testResults = [] } = /** @type {VitestReport} */ (report ?? {})
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  )
}

/**
 * The same of a report of Playwright; a test that was tried twice counts with both tries.
 *
 * @param {unknown} part a suite, which holds specs and other suites, or the report itself
 * @returns {TimedTest[]}
 */
export function timesOfPlaywright(part) {
  const { specs = [], suites = [] } = /** @type {PlaywrightSuite} */ (part ?? {})
  const here = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${title} [${projectName}]`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
    })),
  )
  return [...here, ...suites.flatMap(timesOfPlaywright)]
}

/**
 * The slowest tests, a line each.
 *
 * @param {TimedTest[]} tests
 * @returns {string[]}
 */
export function slowest(tests) {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
}

/**
 * @typedef {object} VitestReport
 * @property {{ assertionResults: { fullName: string, duration?: number }[] }[]} [testResults]
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {{ title: string, tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */
