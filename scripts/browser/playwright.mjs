import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'
import { starts } from './installed.mjs'

/** @typedef {import('../browser.mjs').Browser} Browser */

// Long enough for 110 MB on a slow line; where there is no line at all the connection timeout ends it sooner.
const DOWNLOAD_TIMEOUT_MS = 180_000
const CONNECTION_TIMEOUT_MS = 5_000

/**
 * Playwright's headless shell, when it is there and starts. Its path is known from a process only: Playwright has no
 * call that names it.
 *
 * @returns {Promise<Browser | undefined>}
 */
export async function playwrightShell() {
  const chromium = await playwright()
  // Rejects where the shell is not installed or lacks its libraries: both mean that there is none.
  const server = await chromium.launchServer({ headless: true }).catch(() => undefined)
  const path = server?.process().spawnfile
  await server?.close()
  return path === undefined ? undefined : { path, source: 'of Playwright' }
}

/**
 * Playwright's Chromium with windows, when it is there and starts.
 *
 * @returns {Promise<Browser | undefined>}
 */
export async function playwrightChromium() {
  const path = (await playwright()).executablePath()
  return existsSync(path) && (await starts(path)) ? { path, source: 'of Playwright' } : undefined
}

/** Imported at use, because the dependencies are not installed yet when this file is first read. */
async function playwright() {
  const { chromium } = await import('@playwright/test')
  return chromium
}

/**
 * @param {string} runtime the Node that runs the tools
 * @returns {Promise<string | undefined>} why it failed
 */
export async function downloadPlaywrightShell(runtime) {
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code, timedOut } = await runCommand(runtime, [cli, 'install', 'chromium', '--only-shell'], {
    cwd: ROOT,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) },
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  })
  if (code === 0) return undefined
  return timedOut ? 'the download of Playwright took too long' : 'the download of Playwright failed'
}
