import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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
    /** @type {string[]} */
    const failures = []
    await inParallel(projects, async (project) => {
      context.note(`checking the types of ${project}`)
      const { code, output } = await runTool(context, 'typescript/bin/tsc', tscArguments(project))
      if (code !== 0) failures.push(`${project}\n${output}`)
    })
    return {
      isOk: failures.length === 0,
      what: `${projects.length} projects`,
      output: failures.join('\n'),
    }
  },
}

/**
 * The compiler uses one core: as many projects as there are cores are checked at once.
 *
 * @param {string[]} projects
 * @param {(project: string) => Promise<void>} check
 */
async function inParallel(projects, check) {
  const waiting = [...projects]
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) await check(project)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
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
  const packages = ['packages', 'apps'].flatMap((place) =>
    readdirSync(join(ROOT, place)).map((name) => join(ROOT, place, name)),
  )
  const folders = [
    ...packages,
    ...['apps/web/server', 'demo', 'e2e', 'bench', 'scripts'].map((name) => join(ROOT, name)),
  ]
  return folders
    .flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'tsconfig.test.json')])
    .filter((file) => existsSync(file))
    .map((file) => relative(ROOT, file))
}
