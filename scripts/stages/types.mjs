import { join } from 'node:path'
import { ROOT } from '../root.mjs'
import { checkOutcome, runTool } from './stage.mjs'

/**
 * One checker a project, because several would each infer what they share; two projects at a time use two cores. See
 * `docs/decisions/quality/0080-types-in-one-build.md`.
 */
const BUILD = ['-b', join(ROOT, 'tsconfig.json'), '--checkers', '1', '--builders', '2']
const WEB = join(ROOT, 'apps/web')

/** @type {import('./stage.mjs').Stage} */
export const types = {
  name: 'types',
  title: 'type check',
  budgetSeconds: 60,
  async run(context) {
    context.note('generating the types of the web app')
    const failed = (await generateWebTypes(context)).filter(({ code }) => code !== 0)
    if (failed.length > 0) {
      const output = failed.map((result) => result.output).join('\n')
      return { isOk: false, what: 'the types of the web app', output }
    }
    context.note('checking the types of every project')
    return checkOutcome(await runTool(context, 'typescript/bin/tsc', BUILD), 'every project')
  },
}

/**
 * The routes and the messages of the web app get their types from tools of their own: `typegen` of its `package.json`,
 * both parts at once.
 *
 * @param {import('./stage.mjs').Context} context
 */
function generateWebTypes(context) {
  return Promise.all([
    runTool(context, '@react-router/dev/bin.cjs', ['typegen'], { cwd: WEB }),
    runTool(context, '../apps/web/tooling/write-messages.ts', [], { cwd: WEB }),
  ])
}
