import { PlainError } from '../plain-error.mjs'
import { buildWeb, CLIENT, isWebBuilt } from '../web-build.mjs'
import { exceeded, kB } from '../weight/budget.mjs'
import { weighBuild } from '../weight/weigh.mjs'

/** @type {import('./stage.mjs').Stage} */
export const build = {
  name: 'build',
  title: 'web build',
  budgetSeconds: 60,
  async run({ runtime }) {
    try {
      if (isWebBuilt()) return weighed('unchanged since the last one')
      await buildWeb(runtime)
      return weighed('built')
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
      return { isOk: false, what: 'does not build', output: error.message }
    }
  },
}

/**
 * A build with pages over the budget fails.
 *
 * @param {string} what
 * @returns {import('./stage.mjs').Outcome}
 */
function weighed(what) {
  const weight = weighBuild(CLIENT)
  const problems = exceeded(weight)
  const heaviest = Math.max(...weight.routes.map(({ bytes }) => bytes))
  if (problems.length === 0) return { isOk: true, what: `${what}, its heaviest page ${kB(heaviest)} kB` }
  return { isOk: false, what: `${what}, and too heavy`, output: problems.join('\n') }
}
