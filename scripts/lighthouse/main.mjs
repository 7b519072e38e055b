import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, NO_BROWSER } from '../browser.mjs'
import { installDependencies } from '../install.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { runCommand } from '../process/run-command.mjs'
import { say, withProgress } from '../progress.mjs'
import { ROOT } from '../root.mjs'
import { environmentOf, findRuntime } from '../runtime.mjs'
import { Servers } from '../start/servers.mjs'
import { buildWeb, isWebBuilt } from '../web-build.mjs'
import { settingsOn, signIn } from './demo-installation.mjs'
import { installLighthouse } from './install.mjs'
import { medianOf, shortcomings } from './judge.mjs'
import { lighthousePage, lighthouseTable } from './page.mjs'
import { DEVICES, SCREENS } from './screens.mjs'

const PAGE = 'docs/generated/lighthouse.md'
const RUNS = 5

/**
 * Measures every screen on both devices, the median of five runs or of as many as are asked for.
 *
 * @param {string[]} args a number of runs, and parts of names of screens where not all are meant
 */
export async function showLighthouse(args) {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-lighthouse-'))
  /** @type {Servers | undefined} */
  let servers
  try {
    const runs = Number(args.find((arg) => /^\d+$/.test(arg)) ?? RUNS)
    const parts = args.filter((arg) => !/^\d+$/.test(arg))
    const screens = SCREENS.filter(
      ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
    )
    await installDependencies()
    const runtime = (await findRuntime()).path
    const { folder, version } = await installLighthouse()
    const browser = await findBrowser({ runtime, note: (text) => say(`browser: ${text}`) })
    if (browser === undefined) throw new PlainError(NO_BROWSER)
    if (!isWebBuilt())
      await withProgress(
        'building the web app',
        () => buildWeb(runtime),
        () => 'web app built',
      )

    const settings = await settingsOn(dataDir)
    servers = new Servers({
      runtime,
      isDemo: true,
      env: { ...process.env, ...environmentOf(runtime), ...settings },
    })
    const { api, web } = await servers.untilReady()
    const order = { runtime, runs, folder, browser: browser.path, api, web }
    const results = []
    for (const screen of screens)
      for (const device of DEVICES) results.push(await measured(screen, device, order))

    const how = {
      version,
      browser: await versionOf(browser.path),
      runs,
      day: new Date().toISOString().slice(0, 10),
    }
    if (parts.length === 0) writeFileSync(join(ROOT, PAGE), lighthousePage(results, how))
    const problems = shortcomings(results)
    console.log(['', lighthouseTable(results), '', ...problems].join('\n'))
    process.exitCode = problems.length === 0 ? 0 : 1
  } catch (error) {
    printError(error)
    process.exitCode = 1
  } finally {
    await servers?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * @param {import('./screens.mjs').Screen} screen
 * @param {import('./screens.mjs').Device} device
 * @param {{ runtime: string, runs: number, folder: string, browser: string, api: string, web: string }} order
 */
async function measured(screen, device, { runtime, runs, folder, browser, api, web }) {
  const token = screen.who === null ? null : await signIn(api, screen.who)
  const order = JSON.stringify({
    folder,
    browser,
    origin: web,
    path: screen.path,
    token,
    device,
    isForEverybody: screen.isForEverybody === true,
  })
  const findings = await withProgress(
    `measuring ${screen.name}, ${device}`,
    async () => {
      const all = []
      for (let run = 0; run < runs; run += 1) all.push(await measureOnce(runtime, order))
      return all
    },
    (all) => `${screen.name}, ${device}: ${all.map(({ scores }) => scores.performance).join(', ')}`,
  )
  return { screen, device, runs, finding: medianOf(findings) }
}

/** @param {string} runtime @param {string} order @returns {Promise<import('./measure.mjs').Finding>} */
async function measureOnce(runtime, order) {
  const program = join(ROOT, 'scripts/lighthouse/measure.mjs')
  const { code, stdout, output } = await runCommand(runtime, [program, order], { timeoutMs: 180_000 })
  if (code !== 0) throw new PlainError(`${output.trim()}\nLighthouse did not measure: see above.`)
  return JSON.parse(stdout)
}

/** @param {string} browser */
async function versionOf(browser) {
  const { output } = await runCommand(browser, ['--version'])
  return /\S+ [\d.]+/.exec(output)?.[0] ?? 'Chromium'
}
