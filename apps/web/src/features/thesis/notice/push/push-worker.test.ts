import { describe, expect, it, vi } from 'vitest'
import script from '../../../../../public/push-worker.js?raw'

const ORIGIN = 'https://theses.example.gr'

/** The worker in a browser whose windows show these addresses. */
function aWorker(shown: string[] = []) {
  const handlers = new Map<string, (event: unknown) => void>()
  const windows = shown.map((path) => ({ url: `${ORIGIN}${path}`, focus: vi.fn() }))
  const openWindow = vi.fn()
  const showNotification = vi.fn(async () => undefined)
  const scope = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
  }
  new Function(...Object.keys(scope), script)(...Object.values(scope))
  const happens = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise
    }
    handlers.get(name)?.({ ...event, waitUntil })
    await work
  }
  const press = (path: string) =>
    happens('notificationclick', { notification: { data: path, close: () => undefined } })
  return { handlers, windows, openWindow, showNotification, happens, press }
}

describe('the worker that shows what is pushed', () => {
  it('listens to messages and presses, and to no request', () => {
    expect([...aWorker().handlers.keys()]).toEqual(['push', 'notificationclick'])
  })

  it('shows the title, once for each place', async () => {
    const { happens, showNotification } = aWorker()
    await happens('push', { data: { json: () => ({ title: 'Έγκριση βήματος', path: '/thesis/7' }) } })
    const options = { tag: '/thesis/7', data: '/thesis/7', icon: '/icon-192.png' }
    expect(showNotification).toHaveBeenCalledWith('Έγκριση βήματος', options)
  })

  it('leads to the window that shows the place, or to a new one', async () => {
    const { windows, openWindow, press } = aWorker(['/', '/thesis/7'])
    await press('/thesis/7')
    expect(windows[1]?.focus).toHaveBeenCalled()
    expect(openWindow).not.toHaveBeenCalled()
    await press('/thesis/8#step-2')
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/thesis/8#step-2`)
  })

  it.each(['https://example.org/', '//example.org/thesis/7'])('leads nowhere else: %s', async (path) => {
    const { openWindow, press } = aWorker()
    await press(path)
    expect(openWindow).not.toHaveBeenCalled()
  })
})
