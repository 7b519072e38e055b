import { installDependencies } from '../install.mjs'
import { printError } from '../plain-error.mjs'
import { killAllChildren } from '../process/children.mjs'
import { withProgress } from '../progress.mjs'
import { environmentOf, findRuntime } from '../runtime.mjs'
import { buildWeb, isWebBuilt } from '../web-build.mjs'
import { printAddresses } from './addresses.mjs'
import { checkEarly } from './early-checks.mjs'
import { run, unlessStopped } from './run.mjs'
import { Servers } from './servers.mjs'
import { readSettings } from './settings.mjs'
import { askedToStop } from './signals.mjs'

/** What a shell answers for a program that Ctrl-C ended. */
const INTERRUPTED = 130

const READER_CHECK_MS = 1_000

/** From whatever is here to a running Diatrivi; ends with code 1 and a sentence where that cannot be. */
export async function start() {
  const stopped = askedToStop()
  const prepared = await unlessStopped(prepare().catch(refuse), stopped)
  if (prepared === undefined) {
    killAllChildren('SIGTERM')
    process.exit(INTERRUPTED)
  }
  const servers = new Servers({ ...prepared, isDemo: prepared.settings.demo.isOn })
  const code = await run(servers, stopped, (running) => {
    printAddresses(running, prepared.settings)
    // Only a write tells that a reader has gone, and `head` may have gone within the lines above.
    setTimeout(() => console.log(), READER_CHECK_MS)
  })
  process.exit(code)
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function refuse(error) {
  printError(error)
  process.exit(1)
}

async function prepare() {
  const { env } = process
  await checkEarly(env)
  await installDependencies()
  const runtime = await findRuntime()
  const settings = await readSettings(runtime.path, env)
  if (!isWebBuilt()) {
    await withProgress(
      'building the web app',
      () => buildWeb(runtime.path),
      () => 'web app built',
    )
  }
  return {
    settings,
    runtime: runtime.path,
    env: {
      ...env,
      ...environmentOf(runtime.path),
      DATA_DIR: settings.dataDir,
      API_URL: settings.apiUrl,
      NODE_ENV: 'production',
    },
  }
}
