import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from '../install.mjs'
import { PlainError } from '../plain-error.mjs'
import { runCommand } from '../process/run-command.mjs'
import { withProgress } from '../progress.mjs'
import { ROOT } from '../root.mjs'

const VERSION = '13.5.0'
const FOLDER = join(ROOT, '.cache', 'lighthouse')
const PACKAGE = join(FOLDER, 'node_modules', 'lighthouse', 'package.json')

/**
 * Lighthouse brings 176 MB and a hundred packages for a measurement that few make, so it is no dependency of
 * the repository: it is fetched at its first use, into a folder that git ignores.
 *
 * @returns {Promise<{ folder: string, version: string }>} where its packages are
 */
export async function installLighthouse() {
  if (installedVersion() !== VERSION) {
    await withProgress(
      `fetching lighthouse ${VERSION}, some 180 MB, into .cache/lighthouse`,
      fetch,
      () => `lighthouse ${VERSION} fetched`,
    )
  }
  return { folder: join(FOLDER, 'node_modules'), version: VERSION }
}

function installedVersion() {
  return existsSync(PACKAGE) ? JSON.parse(readFileSync(PACKAGE, 'utf8')).version : undefined
}

async function fetch() {
  mkdirSync(FOLDER, { recursive: true })
  // Without a manifest of its own npm would install into the repository.
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
  const [command, args] = npmCommand()
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
  const { code, output } = await runCommand(command, [...args, ...install], { cwd: FOLDER })
  if (code !== 0) {
    throw new PlainError(
      `${output.trim()}\nLighthouse could not be fetched: check the way to the npm registry.`,
    )
  }
}
