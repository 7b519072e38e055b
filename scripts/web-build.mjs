import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainError } from './plain-error.mjs'
import { runCommand } from './process/run-command.mjs'
import { ROOT } from './root.mjs'
import { environmentOf } from './runtime.mjs'

const WEB = join(ROOT, 'apps/web')
/** What the static server gives out. */
export const CLIENT = join(WEB, 'build/client')
const PAGE = join(CLIENT, 'index.html')
/** What the build that stands was made of. */
const STAMP = join(WEB, 'build/made-of')

const SOURCES = ['apps/web', 'packages', 'tsconfig.base.json', 'package-lock.json']
/** Written by tools, some of them at every build, or of no consequence for what the browser gets. */
const LEFT_OUT =
  /^(\..*|node_modules|build|cache|paraglide|server|test-results|coverage|README\.md|.*\.test\.tsx?)$/

/** The router's words about a page that it could not write. */
const PAGE_FAILED = /Prerender: Request (?:failed|timed out)/

/** Whether the web app was built from exactly the sources that are here. */
export function isWebBuilt() {
  return existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
}

/**
 * @param {string} runtime
 * @returns {Promise<void>}
 */
export async function buildWeb(runtime) {
  // Before the build: a file that changes meanwhile makes the next start build again.
  const sources = fingerprint()
  const tool = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  const build = () =>
    runCommand(runtime, [tool, 'build'], {
      cwd: WEB,
      env: { ...environmentOf(runtime), NODE_ENV: 'production' },
    })
  const first = await build()
  // A page that was not drawn in time on a busy machine is tried once more.
  const { code, output } = first.code !== 0 && PAGE_FAILED.test(first.output) ? await build() : first
  if (code !== 0) throw new PlainError(`${output.trim()}\nThe web app could not be built: see above.`)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const place = join(ROOT, path)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [path]
  return readdirSync(place)
    .sort()
    .filter((name) => !LEFT_OUT.test(name))
    .flatMap((name) => filesUnder(join(path, name)))
}
