import { call } from '../../../shared/api/client.ts'
import { PUSH_WORKER } from '../../../shared/push-worker-address.ts'

/** How it stands with notices in this browser, or why they cannot come. */
export type PushState = 'on' | 'off' | 'refused' | 'to_install' | 'unsupported' | 'failed'

/** What this browser cannot do, if anything: on a telephone of Apple only an application on the home screen can. */
function obstacle(): 'unsupported' | 'to_install' | 'refused' | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return isAppleTelephone() ? 'to_install' : 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : null
}

function isAppleTelephone(): boolean {
  // A tablet of Apple says that it is a Mac, and is the only one with a screen that is touched.
  const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTablet
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the API, because the browser may have been left behind by another account. */
export async function readPushState(): Promise<PushState> {
  const why = obstacle()
  if (why !== null) return why
  const subscription = await subscriptionHere()
  if (subscription === null) return 'off'
  const { isOn } = await call('confirmPushBrowser', { body: { endpoint: subscription.endpoint } })
  if (!isOn) await subscription.unsubscribe()
  return isOn ? 'on' : 'off'
}

/** Asks the person, unless that was done before, then the service of the browser, and gives the API its answer. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off'
  const { key } = await call('getPushKey')
  const subscription = await subscribe(key).catch(() => null)
  if (subscription === null) return 'failed'
  const { endpoint, keys } = subscription.toJSON()
  try {
    await call('addPushBrowser', {
      body: { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await subscriptionHere()
  if (subscription === null) return 'off'
  await call('removePushBrowser', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return 'off'
}

async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(PUSH_WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another key stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
