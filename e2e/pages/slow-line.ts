import type { Page } from '@playwright/test'

/** Bytes a second: a file of a megabyte takes long enough to be watched and cancelled. */
const SLOW = 40_000

/** A line on which what goes up can be watched. */
export async function slowUploads(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW,
  })
}
