import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { user } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { PushSwitch } from './push-switch.tsx'

const ENDPOINT = 'https://push.example.org/send/one'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

interface Browser {
  permission?: NotificationPermission
  /** What the person says when asked. */
  says?: NotificationPermission
  /** Whether it is subscribed already. */
  isSubscribed?: boolean
  /** Whether its service is reached. */
  isServed?: boolean
}

/** A browser that can be pushed to; jsdom cannot. */
function aBrowser({ permission = 'default', says = 'granted', isSubscribed, isServed = true }: Browser) {
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: vi.fn(async () => {
      current = null
      return true
    }),
  }
  let current = isSubscribed ? subscription : null
  const subscribe = vi.fn(async () => {
    if (!isServed) throw new DOMException('no service', 'AbortError')
    current = subscription
    return subscription
  })
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  const serviceWorker = {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  const requestPermission = vi.fn(async () => says)
  vi.stubGlobal('Notification', { permission, requestPermission })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { requestPermission, subscribe, unsubscribe: subscription.unsubscribe, serviceWorker }
}

const theSwitch = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Ειδοποιήσεις σε αυτή τη συσκευή' })

describe('notices in this browser', () => {
  it('are asked for by pressing alone, and then come', async () => {
    const api = stubApi({ role: 'student' })
    const browser = aBrowser({})
    api.answer('getPushKey', { key: 'the key' })
    api.answer('addPushBrowser', { status: 200 })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(theSwitch().disabled).toBe(false))
    expect(theSwitch().checked).toBe(false)
    expect(browser.requestPermission).not.toHaveBeenCalled()
    await user.click(theSwitch())
    await screen.findByText(/Η συσκευή σας ειδοποιεί/)
    expect(theSwitch().checked).toBe(true)
    expect(browser.serviceWorker.register).toHaveBeenCalledWith('/push-worker.js')
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the key' })
    expect(api.asked('addPushBrowser').map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT, ...KEYS }])
  })

  it('are turned off here and at the API', async () => {
    const api = stubApi({ role: 'student' })
    const browser = aBrowser({ permission: 'granted', isSubscribed: true })
    api.answer('confirmPushBrowser', { isOn: true })
    api.answer('removePushBrowser', { status: 200 })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(theSwitch().checked).toBe(true))
    await user.click(theSwitch())
    await waitFor(() => expect(theSwitch().checked).toBe(false))
    expect(api.asked('removePushBrowser').map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }])
    expect(browser.unsubscribe).toHaveBeenCalled()
  })

  it('of another account end when this one looks', async () => {
    const api = stubApi({ role: 'student' })
    const browser = aBrowser({ permission: 'granted', isSubscribed: true })
    api.answer('confirmPushBrowser', { isOn: false })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalled())
    await waitFor(() => expect(theSwitch().disabled).toBe(false))
    expect(theSwitch().checked).toBe(false)
  })

  it('say where to allow them when the person refuses', async () => {
    stubApi({ role: 'student' })
    aBrowser({ says: 'denied' })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(theSwitch().disabled).toBe(false))
    await user.click(theSwitch())
    await screen.findByText(/Επιτρέψτε τις από τις ρυθμίσεις/)
    expect(theSwitch()).toMatchObject({ checked: false, disabled: true })
  })

  it('stay off, and can be asked for again, when the question is closed', async () => {
    stubApi({ role: 'student' })
    const browser = aBrowser({ says: 'default' })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(theSwitch().disabled).toBe(false))
    await user.click(theSwitch())
    await waitFor(() => expect(browser.requestPermission).toHaveBeenCalledOnce())
    await waitFor(() => expect(theSwitch()).toMatchObject({ checked: false, disabled: false }))
  })

  it('say when the service of the browser is not reached, and can be tried again', async () => {
    const api = stubApi({ role: 'student' })
    aBrowser({ isServed: false })
    api.answer('getPushKey', { key: 'the key' })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(theSwitch().disabled).toBe(false))
    await user.click(theSwitch())
    await screen.findByText(/δεν βρήκε την υπηρεσία/)
    expect(theSwitch()).toMatchObject({ checked: false, disabled: false })
  })

  it('say what the API refuses', async () => {
    const api = stubApi({ role: 'student' })
    aBrowser({})
    api.answer('getPushKey', { key: 'the key' })
    api.refuse('addPushBrowser', 'validation', { message: 'Όχι εδώ.' })
    renderInApp(<PushSwitch />)
    await waitFor(() => expect(theSwitch().disabled).toBe(false))
    await user.click(theSwitch())
    await screen.findByText('Όχι εδώ.')
    expect(theSwitch().checked).toBe(false)
  })

  it('say that a browser cannot, and that a telephone of Apple can from its home screen', async () => {
    stubApi({ role: 'student' })
    const { unmount } = renderInApp(<PushSwitch />)
    await screen.findByText(/δεν υποστηρίζει ειδοποιήσεις/)
    expect(theSwitch().disabled).toBe(true)
    unmount()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
    renderInApp(<PushSwitch />)
    await screen.findByText(/Προσθήκη στην οθόνη Αφετηρίας/)
  })
})
