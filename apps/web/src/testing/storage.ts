import { onTestFinished, vi } from 'vitest'
import { windowStorage } from '../shared/browser-storage.ts'

/** As browsers do that let a page keep nothing: looking at the storage throws. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const spy = vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    giveBack(spy)
  }
}

/** What is there can be read and deleted, and nothing more goes in. */
export function fillStorage() {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  giveBack(spy)
}

/** With what the page has kept itself. */
function giveBack(spy: { mockRestore: () => void }) {
  onTestFinished(() => {
    spy.mockRestore()
    windowStorage.removeAll(() => true)
  })
}
