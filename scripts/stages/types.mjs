import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { npmCommand } from '../install.mjs'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'
import { runTool } from './stage.mjs'

/** @type {import('./stage.mjs').Stage} */
export const types = {
  name: 'types',
  title: 'type check',
  async run(context) {
    const generated = await generateWebTypes(context)
    if (generated.code !== 0)
      return { isOk: false, what: 'the types of the web app', output: generated.output }

    const projects = findProjects()
    const failures = []
    for (const project of projects) {
      context.note(`checking the types of ${project}`)
      const { code, output } = await runTool(context, 'typescript/bin/tsc', tscArguments(project))
      if (code !== 0) failures.push(`${project}\n${output}`)
    }
    return {
      isOk: failures.length === 0,
      what: `${projects.length} projects`,
      output: failures.join('\n'),
    }
  },
}

/**
 * What the compiler learned is kept, so that the next run looks only at what changed.
 *
 * @param {string} project
 */
function tscArguments(project) {
  const memory = join('.cache', 'types', `${project.replaceAll(sep, '-')}.tsbuildinfo`)
  return ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', memory]
}

/** The routes and the messages of the web app get their types from tools of their own. */
function generateWebTypes(/** @type {import('./stage.mjs').Context} */ { env, note }) {
  note('generating the types of the web app')
  const [npm, args] = npmCommand()
  return runCommand(npm, [...args, 'run', '--silent', 'typegen', '-w', '@diatrivi/web'], { cwd: ROOT, env })
}

/**
 * A package is checked twice: what it carries, in a world without Node and browser, and its tests.
 *
 * @returns {string[]} paths from the root
 */
function findProjects() {
  const rooms = ['packages', 'apps'].flatMap((place) =>
    readdirSync(join(ROOT, place)).map((room) => join(ROOT, place, room)),
  )
  const folders = [...rooms, ...['apps/web/server', 'demo', 'e2e', 'scripts'].map((room) => join(ROOT, room))]
  return folders
    .flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'tsconfig.test.json')])
    .filter((file) => existsSync(file))
    .map((file) => relative(ROOT, file))
}
