import { journeysIn, vitestFilesIn } from './reported-tests.mjs'

/** @typedef {{ title: string, ms: number }} TimedTest */

const SHOWN = 10

/**
 * The tests of a report of Vitest with their times in milliseconds.
 *
 * @param {unknown} report
 * @returns {TimedTest[]}
 */
export function timesOfVitest(report) {
  return vitestFilesIn(report).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  )
}

/**
 * The same of a report of Playwright; a test that was tried twice counts with both tries.
 *
 * @param {unknown} report
 * @returns {TimedTest[]}
 */
export function timesOfPlaywright(report) {
  return journeysIn(report).map(({ title, results }) => ({
    title,
    ms: results.reduce((total, { duration }) => total + duration, 0),
  }))
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
