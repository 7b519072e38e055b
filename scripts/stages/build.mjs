import { PlainError } from '../plain-error.mjs'
import { buildWeb, isWebBuilt } from '../web-build.mjs'

/** @type {import('./stage.mjs').Stage} */
export const build = {
  name: 'build',
  title: 'web build',
  async run({ runtime }) {
    if (isWebBuilt()) return { isOk: true, what: 'unchanged since the last one' }
    try {
      await buildWeb(runtime)
      return { isOk: true, what: 'built' }
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
      return { isOk: false, what: 'does not build', output: error.message }
    }
  },
}
