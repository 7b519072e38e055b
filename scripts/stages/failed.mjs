import { stripVTControlCharacters } from 'node:util'

/** Enough characters for the assertion and its first values. */
const ERROR_LENGTH = 400

/**
 * The failed tests of a report of Vitest, each with its first error; a file that did not load stands for its tests.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedOfVitest(report) {
  const { testResults = [] } = /** @type {VitestReport} */ (report ?? {})
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (assertionResults.length === 0) return status === 'failed' ? [named(name, message)] : []
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => named(fullName, failureMessages?.[0]))
  })
}

/**
 * The tests of a report of Playwright with this status, each with the error of its first try.
 *
 * @param {unknown} part a suite, which holds specs and other suites, or the report itself
 * @param {'flaky' | 'unexpected'} wanted flaky: passed only at the second try; unexpected: failed
 * @returns {string[]}
 */
export function failedOfPlaywright(part, wanted) {
  const { specs = [], suites = [] } = /** @type {PlaywrightSuite} */ (part ?? {})
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => named(`${title} [${projectName}]`, results[0]?.error?.message)),
  )
  return [...here, ...suites.flatMap((suite) => failedOfPlaywright(suite, wanted))]
}

/**
 * @param {string} title
 * @param {string} [error]
 */
function named(title, error = 'no error reported') {
  return `${title}: ${stripVTControlCharacters(error).replace(/\s+/g, ' ').slice(0, ERROR_LENGTH)}`
}

/**
 * @typedef {object} VitestReport
 * @property {{
 *   name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[],
 * }[]} [testResults] one for each file
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {string} projectName
 * @property {{ error?: { message?: string } }[]} results one for each try
 */
