import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstallChromium, canAptInstall } from './browser/apt.mjs'
import { downloadPlaywrightChromium, playwrightChromiumPath } from './browser/playwright.mjs'
import { runCommand } from './process/run-command.mjs'

/** @typedef {{ path: string, source: string }} Browser */

/** First the one without windows of its own: it is what Playwright itself ships, and works a third less for the same pages. */
const NAMES_ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const KNOWN_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => process.env[variable])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

export const NO_BROWSER =
  'No Chromium was found and none could be installed: install Chromium or Chrome, or set DIATRIVI_CHROMIUM to its path.'

/**
 * A Chromium for the browser tests: the one named by DIATRIVI_CHROMIUM, the machine's, Playwright's own,
 * or one that is fetched now.
 *
 * @param {{ runtime: string, note: (text: string) => void }} options
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser({ runtime, note }) {
  const named = process.env.DIATRIVI_CHROMIUM
  if (named) return (await starts(named)) ? { path: named, source: 'DIATRIVI_CHROMIUM' } : undefined

  const present = await presentBrowser()
  if (present) return present

  note('no browser yet, trying the download of Playwright')
  const failure = await downloadPlaywrightChromium(runtime)
  const downloaded = await presentBrowser()
  if (downloaded) return downloaded
  note(failure ?? 'the browser of Playwright does not start on this machine')

  if (!canAptInstall()) return undefined
  note('installing chromium with apt-get')
  const aptFailure = await aptInstallChromium()
  if (aptFailure) note(aptFailure)
  return presentBrowser()
}

/** @returns {Promise<Browser | undefined>} */
async function presentBrowser() {
  for (const path of systemCandidates()) {
    if (await starts(path)) return { path, source: 'of the system' }
  }
  const path = await playwrightChromiumPath()
  return path !== undefined && (await starts(path)) ? { path, source: 'of Playwright' } : undefined
}

function systemCandidates() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES_ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)))
  const known = KNOWN_PLACES[/** @type {keyof typeof KNOWN_PLACES} */ (process.platform)] ?? []
  return [...onPath, ...known].filter(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A file is not yet a browser: a distribution may put a stub under that name, and a downloaded one may
 * lack its libraries.
 *
 * @param {string} path
 */
async function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path)
  const { code } = await runCommand(path, ['--version'], { timeoutMs: 15_000 })
  return code === 0
}
