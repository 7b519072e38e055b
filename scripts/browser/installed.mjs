import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '../process/run-command.mjs'

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const ORDINARY_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ORDINARY_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => process.env[variable])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

/** Paths of headless shells that the machine's packages installed. */
export function shellsOnPath() {
  return onPath(SHELL_NAMES)
}

/** Paths of browsers with windows, on the search path and where their installers put them. */
export function ordinaryBrowsers() {
  const places = ORDINARY_PLACES[/** @type {keyof typeof ORDINARY_PLACES} */ (process.platform)] ?? []
  return [...onPath(ORDINARY_NAMES), ...places.filter(isExecutable)]
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable)
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
export async function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path)
  const { code } = await runCommand(path, ['--version'], { timeoutMs: 15_000 })
  return code === 0
}
