import { fileURLToPath } from 'node:url'

/**
 * How far a run of tests has come, as its reporter sends it.
 *
 * @typedef {object} Count
 * @property {number} done
 * @property {number} total
 * @property {number} failed
 * @property {'tests' | 'files'} of
 */

export const PLAYWRIGHT_COUNTER = pathOf('playwright')
export const VITEST_COUNTER = pathOf('vitest')

/** @param {string} runner */
function pathOf(runner) {
  return fileURLToPath(new URL(`counters/${runner}.mjs`, import.meta.url))
}

/**
 * Shows what the reporter of a run sends.
 *
 * @param {string} title of the stage
 * @param {Pick<import('./stage.mjs').Context, 'count'>} context
 * @returns {(message: unknown) => void}
 */
export function counterOf(title, { count }) {
  return (message) => {
    const { done, total, failed, of } = /** @type {Count} */ (message)
    count(`${title}: ${done} of ${total}${of === 'files' ? ' files' : ''} done, ${failed} failed`)
  }
}
