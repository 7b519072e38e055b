import { FLAWLESS } from './screens.mjs'

/**
 * @typedef {import('./measure.mjs').Finding} Finding
 * @typedef {{ screen: import('./screens.mjs').Screen, device: import('./screens.mjs').Device, finding: Finding, runs: number }} Result
 */

/**
 * The runs of one screen as one finding: the median of every number, and every flaw that any run saw.
 *
 * @param {readonly Finding[]} findings
 * @returns {Finding}
 */
export function medianOf(findings) {
  return {
    scores: medians(findings.map(({ scores }) => scores)),
    metrics: medians(findings.map(({ metrics }) => metrics)),
    flaws: [...new Set(findings.flatMap(({ flaws }) => flaws))],
  }
}

/** @param {readonly Record<string, number>[]} all */
function medians(all) {
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name] ?? 0))]))
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  // The lower of the two middle ones is taken: nothing is made to look better than it was seen.
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/**
 * A sentence for everything that is not as it is asked.
 *
 * @param {readonly Result[]} results
 * @returns {string[]}
 */
export function shortcomings(results) {
  return results.flatMap(({ screen, device, finding }) => {
    const asked = {
      ...{ performance: screen.wanted[device], accessibility: FLAWLESS, 'best-practices': FLAWLESS },
      ...(screen.isForEverybody && { seo: FLAWLESS }),
    }
    const low = Object.entries(asked).filter(([category, score]) => (finding.scores[category] ?? 0) < score)
    return [
      ...low.map(
        ([category, score]) =>
          `${screen.name}, ${device}: ${category} ${finding.scores[category]}, asked ${score}`,
      ),
      ...finding.flaws.map((flaw) => `${screen.name}, ${device}: ${flaw}`),
    ]
  })
}
