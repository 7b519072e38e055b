/** @typedef {{ title: string, outcome: import('./stage.mjs').Outcome, time: string, budget: string }} Done */

/**
 * The slowest tests, the failed ones, the table of all stages with their budgets and, alone on the last line, the sum
 * of their tests. A check without tests that fails counts as one failure, so that the last line never contradicts the
 * end of the program.
 *
 * @param {Done[]} done
 * @returns {boolean} whether everything is well
 */
export function printSummary(done) {
  const width = Math.max(...done.map(({ title }) => title.length))
  const timeWidth = Math.max(...done.map(({ time }) => time.length))
  const budgetWidth = Math.max(...done.map(({ budget }) => budget.length))
  for (const { title, outcome } of done) {
    if (outcome.slowest) console.log(`\n  The slowest ${title}\n${outcome.slowest.join('\n')}`)
  }
  for (const { title, outcome } of done) {
    if (outcome.failed?.length) console.log(`\n  Failed ${title}\n  ${outcome.failed.join('\n  ')}`)
  }
  console.log('')
  for (const { title, outcome, time, budget } of done) {
    const mark = outcome.isOk ? '✓' : '✗'
    const times = `${time.padStart(timeWidth)} of ${budget.padStart(budgetWidth)}`
    console.log(`  ${mark} ${title.padEnd(width)}  ${times}  ${outcome.what}`)
  }
  const { passed, failed } = sum(done)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

/**
 * @param {Done[]} done
 * @returns {{ passed: number, failed: number }}
 */
export function sum(done) {
  const counts = done.map(({ outcome }) => outcome.tests ?? { passed: 0, failed: outcome.isOk ? 0 : 1 })
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}
