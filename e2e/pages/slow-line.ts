import type { Page } from '@playwright/test'

/** Bytes a second: a file of a megabyte takes long enough to be watched and cancelled. */
const SLOW = 40_000

/** A slow connection on which an upload can be watched. */
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

/** Calls to these addresses get no answer until they are let go. */
export async function heldAnswers(page: Page, addresses: string) {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(addresses, async (route) => {
    // A preflight request is not a call.
    if (route.request().method() === 'OPTIONS') return route.continue()
    asked += 1
    await isLetGo
    await route.continue()
  })
  return { letGo, asked: () => asked }
}
