import { aptInstall, canAptInstall } from './browser/apt.mjs'
import { ordinaryBrowsers, shellsOnPath, starts } from './browser/installed.mjs'
import { downloadPlaywrightShell, playwrightChromium, playwrightShell } from './browser/playwright.mjs'

/** @typedef {{ path: string, source: string }} Browser */

/**
 * What a machine offers; the tests pass one of their own.
 *
 * @typedef {object} Machine
 * @property {string | undefined} named by DIATRIVI_CHROMIUM
 * @property {(path: string) => Promise<boolean>} starts whether that file is a browser that starts here
 * @property {() => Promise<Browser | undefined>} installedShell the headless shell that is there and starts
 * @property {() => Promise<Browser | undefined>} installedOrdinary the same of a browser with windows
 * @property {Fetch[]} shellSources where a headless shell can be had, in their order
 * @property {Fetch[]} ordinarySources where a browser with windows can be had
 */

/**
 * @typedef {object} Fetch
 * @property {string} doing
 * @property {() => Promise<string | undefined>} run resolves to the reason of a failure
 */

export const NO_BROWSER =
  'No Chromium was found and none could be installed: install Chromium or Chrome, or set DIATRIVI_CHROMIUM to its path.'

/**
 * The browser for the tests. The headless shell comes first and is fetched even where an ordinary Chromium is
 * installed: the ordinary one draws invisible windows and takes twice the processor time for the same pages, and
 * no flag was found that makes it cheaper. It is used only where no shell can be had.
 *
 * @param {{ runtime: string, note: (text: string) => void, machine?: Machine }} options
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser({ runtime, note, machine = thisMachine(runtime) }) {
  const { named } = machine
  if (named) return (await machine.starts(named)) ? { path: named, source: 'DIATRIVI_CHROMIUM' } : undefined
  return (
    (await machine.installedShell()) ??
    (await fetched(machine.shellSources, machine.installedShell, note)) ??
    (await machine.installedOrdinary()) ??
    (await fetched(machine.ordinarySources, machine.installedOrdinary, note))
  )
}

/**
 * The first source after which a browser is there.
 *
 * @param {Fetch[]} sources
 * @param {() => Promise<Browser | undefined>} installed
 * @param {(text: string) => void} note
 */
async function fetched(sources, installed, note) {
  for (const { doing, run } of sources) {
    note(doing)
    const failure = await run()
    const browser = failure === undefined ? await installed() : undefined
    if (browser) return browser
    note(failure ?? 'it does not start on this machine')
  }
  return undefined
}

/**
 * @param {string} runtime the Node that runs the tools
 * @returns {Machine}
 */
function thisMachine(runtime) {
  const apt = (/** @type {string} */ name) =>
    canAptInstall() ? [{ doing: `installing ${name} with apt-get`, run: () => aptInstall(name) }] : []
  return {
    named: process.env.DIATRIVI_CHROMIUM,
    starts,
    installedShell: async () => (await firstThatStarts(shellsOnPath())) ?? playwrightShell(),
    installedOrdinary: async () => (await firstThatStarts(ordinaryBrowsers())) ?? playwrightChromium(),
    shellSources: [
      {
        doing: "downloading Playwright's headless shell",
        run: () => downloadPlaywrightShell(runtime),
      },
      ...apt('chromium-headless-shell'),
    ],
    // Debian before 12 has no package of the headless shell.
    ordinarySources: apt('chromium'),
  }
}

/**
 * @param {string[]} paths
 * @returns {Promise<Browser | undefined>}
 */
async function firstThatStarts(paths) {
  for (const path of paths) {
    if (await starts(path)) return { path, source: 'of the system' }
  }
  return undefined
}
