import { join } from 'node:path'
import { npmCommand } from '../install.mjs'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'
import { checkOutcome, runTool } from './stage.mjs'

/**
 * One checker a project: several would each infer what they share once more. Two projects at a time use two cores, and
 * a third would want another gigabyte of memory.
 */
const BUILD = ['-b', join(ROOT, 'tsconfig.json'), '--checkers', '1', '--builders', '2']

/** @type {import('./stage.mjs').Stage} */
export const types = {
  name: 'types',
  title: 'type check',
  async run(context) {
    const generated = await generateWebTypes(context)
    if (generated.code !== 0)
      return { isOk: false, what: 'the types of the web app', output: generated.output }

    context.note('building the types of every project')
    return checkOutcome(await runTool(context, 'typescript/bin/tsc', BUILD), 'every project')
  },
}

/** The routes and the messages of the web app get their types from tools of their own. */
function generateWebTypes(/** @type {import('./stage.mjs').Context} */ { env, note }) {
  note('generating the types of the web app')
  const [npm, args] = npmCommand()
  return runCommand(npm, [...args, 'run', '--silent', 'typegen', '-w', '@diatrivi/web'], { cwd: ROOT, env })
}
