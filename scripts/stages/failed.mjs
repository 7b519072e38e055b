import { stripVTControlCharacters } from 'node:util'
import { journeysIn, vitestFilesIn } from './reported-tests.mjs'

/** Enough characters for the assertion and its first values. */
const ERROR_LENGTH = 400

/**
 * The failed tests of a report of Vitest, each with its first error; a file that did not load stands for its tests.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedOfVitest(report) {
  return vitestFilesIn(report).flatMap(({ name, status, message, assertionResults }) => {
    if (assertionResults.length === 0) return status === 'failed' ? [named(name, message)] : []
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => named(fullName, failureMessages?.[0]))
  })
}

/**
 * The tests of a report of Playwright with this status, each with the error of its first try.
 *
 * @param {unknown} report
 * @param {'flaky' | 'unexpected'} wanted flaky: passed only at the second try; unexpected: failed
 * @returns {string[]}
 */
export function failedOfPlaywright(report, wanted) {
  return journeysIn(report)
    .filter(({ status }) => status === wanted)
    .map(({ title, results }) => named(title, results[0]?.error?.message))
}

/**
 * @param {string} title
 * @param {string} [error]
 */
function named(title, error = 'no error reported') {
  return `${title}: ${stripVTControlCharacters(error).replace(/\s+/g, ' ').slice(0, ERROR_LENGTH)}`
}
