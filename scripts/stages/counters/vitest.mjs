/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * Sends the program that started the run how many of its files are done: how many tests a file has is known only when
 * it is loaded.
 *
 * @implements {Reporter}
 */
export default class VitestCounter {
  /** @type {import('../count.mjs').Count} */
  #count = { done: 0, total: 0, failed: 0, of: 'files' }

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#count.total = files.length
    process.send?.(this.#count)
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    this.#count.done += 1
    if (!file.ok()) this.#count.failed += 1
    process.send?.(this.#count)
  }
}
