import { onTestFinished, vi } from 'vitest'

/** The window is as narrow as a phone until the test has ended: jsdom knows no widths. */
export function asOnAPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}
