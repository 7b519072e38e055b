import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'

// Long enough for 170 MB on a slow line; where there is no line at all the connection timeout ends it sooner.
const DOWNLOAD_TIMEOUT_MS = 180_000
const CONNECTION_TIMEOUT_MS = 5_000

/** Where Playwright would have its own Chromium, when it is there. */
export async function playwrightChromiumPath() {
  // Imported late: at the first run the dependencies are not installed when this file is read.
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * @param {string} runtime the Node that runs the tools
 * @returns {Promise<string | undefined>} why it failed
 */
export async function downloadPlaywrightChromium(runtime) {
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code, timedOut } = await runCommand(runtime, [cli, 'install', 'chromium'], {
    cwd: ROOT,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) },
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  })
  if (code === 0) return undefined
  return timedOut ? 'the download of Playwright took too long' : 'the download of Playwright failed'
}
