/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/**
 * Sends the program that started the run how many of its tests are done.
 *
 * @implements {Reporter}
 */
export default class PlaywrightCounter {
  /** @type {import('../count.mjs').Count} */
  #count = { done: 0, total: 0, failed: 0, of: 'tests' }

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#count.total = suite.allTests().length
    process.send?.(this.#count)
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const isTriedAgain = !test.ok() && result.retry < test.retries
    if (isTriedAgain) return
    this.#count.done += 1
    if (!test.ok()) this.#count.failed += 1
    process.send?.(this.#count)
  }

  /** The list beside it does. */
  printsToStdio() {
    return false
  }
}
