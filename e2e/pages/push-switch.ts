import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/journey.ts'

/**
 * The permission, which a browser without a screen never has, and the service, which no browser of a journey reaches: it
 * names an address where nothing listens.
 */
export async function standInForPushService(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('pushed')
        return true
      },
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('pushed') === null ? null : (subscription as unknown as PushSubscription)
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('pushed', '1')
      return subscription as unknown as PushSubscription
    }
  }, endpoint)
}

/** In the own profile: notices in this browser. */
export function pushSwitch(page: Page): Locator {
  return page.getByRole('switch', { name: 'Ειδοποιήσεις σε αυτή τη συσκευή' })
}

/**
 * As the service of the browser hands a message to the worker. Returns the titles that the worker asks the browser to show.
 */
export async function push(page: Page, message: { title: string; path: string }): Promise<string[]> {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('No worker runs.')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title) => void scope.shown.push(title)
  })
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown)
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
  return shown()
}

interface WorkerScope {
  registration: { showNotification: (title: string) => Promise<void> }
  shown: string[]
}
