import { afterEach, describe, expect, it, vi } from 'vitest'
import { onePerBrowser } from './one-per-browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

const refusal = () => new DOMException('Access is denied in this context.', 'SecurityError')

function giveLocks(request: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

class Channel {
  close() {
    // No other window listens.
  }
}

describe('a window of a browser that lets the page keep nothing', () => {
  it.each([
    ['no lock', Channel],
    [
      'no channel',
      class {
        constructor() {
          throw refusal()
        }
      },
    ],
  ])('works for itself, and stops: %s', async (_what, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    giveLocks(() => Promise.reject(refusal()))
    const stop = vi.fn()
    const heard = vi.fn()
    const end = onePerBrowser<string>(
      'notices',
      (send) => {
        send('news')
        return stop
      },
      heard,
    )
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['news']]))
    end()
    expect(stop).toHaveBeenCalledOnce()
  })
})
