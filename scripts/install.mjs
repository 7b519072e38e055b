import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './plain-error.mjs'
import { runCommand } from './process/run-command.mjs'
import { withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { hasOwnRuntime } from './runtime.mjs'

const SYSTEM = `${process.platform}-${process.arch}`
const LOCKFILE = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.diatrivi-install')
/** Written by npm at the very end of an install. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')

/** Installs the dependencies unless exactly those of the lockfile are there. */
export async function installDependencies() {
  const wanted = fingerprint()
  const found = existsSync(INSTALLED) && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (found === wanted) return
  const isOfAnotherSystem = found !== '' && !found.startsWith(SYSTEM)
  if (isOfAnotherSystem || !isInstalledByHand()) {
    await withProgress('installing the dependencies', npmCi, () => 'dependencies installed')
  }
  writeFileSync(STAMP, wanted)
}

async function npmCi() {
  const [command, args] = npmCommand()
  // All kinds, whatever the machine's settings leave out: the build needs the development ones, the runtime and the
  // database are optional ones.
  const kinds = ['--include=dev', '--include=optional', ...(hasOwnRuntime() ? withoutRuntime() : [])]
  const { code, output } = await runCommand(
    command,
    [...args, 'ci', '--ignore-scripts', ...kinds, '--no-audit', '--no-fund'],
    { cwd: ROOT },
  )
  if (code === 0) return
  const complaint = output
    .split('\n')
    .filter((line) => /npm (error|ERR!)/.test(line))
    .slice(0, 5)
    .join('\n')
  throw new PlainError(
    `${complaint}\nThe dependencies could not be installed (npm ci ended with ${code}): check the way to the npm registry and try again.`,
  )
}

/** All workspaces but the one that brings a Node, which has 190 MB. */
function withoutRuntime() {
  const places = ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(ROOT, top)).map((name) => `${top}/${name}`),
  )
  const others = [...places, 'demo', 'e2e', 'bench', 'proofs'].filter(
    (place) => place !== 'packages/node-runtime' && existsSync(join(ROOT, place, 'package.json')),
  )
  return ['--include-workspace-root', ...others.map((place) => `--workspace=${place}`)]
}

/**
 * How to run the npm that runs us.
 *
 * @returns {[string, string[]]}
 */
export function npmCommand() {
  const script = process.env.npm_execpath
  // Set by npm itself; saves looking for npm.cmd where a plain name does not start.
  if (script && /npm-cli\.c?js$/.test(script)) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/** The same lockfile on another system installs other packages, and a Node only where one is wanted. */
function fingerprint() {
  return `${SYSTEM}${hasOwnRuntime() ? ' with a Node of its own' : ''} ${createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')}\n`
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockEntry */

/** An install by npm ci or npm install leaves no stamp of this script, but npm's own file says the same. */
function isInstalledByHand() {
  if (!existsSync(INSTALLED)) return false
  const found = readPackages(INSTALLED)
  return Object.entries(readPackages(LOCKFILE)).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true
    const present = found[path]
    if (present === undefined) return wanted.optional === true
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

/** @param {string} file */
function readPackages(file) {
  return /** @type {Record<string, LockEntry>} */ (JSON.parse(readFileSync(file, 'utf8')).packages)
}
