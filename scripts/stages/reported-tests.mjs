/**
 * The journeys in a report of Playwright, by their titles and the devices that they ran on.
 *
 * @param {unknown} part a suite, which holds specs and other suites, or the report itself
 * @returns {Journey[]}
 */
export function journeysIn(part) {
  const { specs = [], suites = [] } = /** @type {PlaywrightSuite} */ (part ?? {})
  const here = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, ...test }) => ({ ...test, title: `${title} [${projectName}]` })),
  )
  return [...here, ...suites.flatMap(journeysIn)]
}

/**
 * The files of tests in a report of Vitest; none without a report.
 *
 * @param {unknown} report
 * @returns {VitestFile[]}
 */
export function vitestFilesIn(report) {
  const { testResults = [] } = /** @type {{ testResults?: VitestFile[] }} */ (report ?? {})
  return testResults
}

/**
 * @typedef {object} Ran
 * @property {string} status
 * @property {{ duration: number, error?: { message?: string } }[]} results one for each try
 */

/** @typedef {Ran & { title: string }} Journey */

/**
 * @typedef {object} PlaywrightSuite
 * @property {{ title: string, tests: (Ran & { projectName: string })[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why it did not load
 * @property {{ fullName: string, status: string, duration?: number, failureMessages?: string[] }[]} assertionResults
 */
