export interface BrowserStorage {
  get: (key: string) => string | null
  /** Whether it stays when the page is loaded again. Where it does not, the page itself keeps it until then. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  removeAll: (isGone: (key: string) => boolean) => void
  /** Whether what is kept now would stay. */
  isLasting: () => boolean
}

/** Stays until the person or the browser deletes it; all windows have it. */
export const browserStorage = guarded(() => window.localStorage)

/** Stays until the window is closed. */
export const windowStorage = guarded(() => window.sessionStorage)

const TRIED_KEY = 'tried'

/**
 * A browser that lets a page keep nothing throws when its storage is only looked at, and a full one when something is
 * put in. No page may fail by that, so all of the application comes here; a rule of the linter sees to it.
 */
function guarded(storage: () => Storage): BrowserStorage {
  /** What could not be kept. It covers what the browser has from before. */
  const ofThisPage = new Map<string, string>()
  /** Returns undefined where the browser refuses. */
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(storage())
    } catch {
      // Each caller says what holds without a storage.
      return undefined
    }
  }
  const put = (key: string, value: string) =>
    attempt((open) => {
      open.setItem(key, value)
      return true
    }) ?? false

  const kept: BrowserStorage = {
    get: (key) => ofThisPage.get(key) ?? attempt((open) => open.getItem(key)) ?? null,

    set: (key, value) => {
      const isKept = put(key, value)
      if (isKept) {
        ofThisPage.delete(key)
      } else {
        // What the browser has from before would come back when the page is loaded again.
        kept.remove(key)
        ofThisPage.set(key, value)
      }
      return isKept
    },

    remove: (key) => {
      ofThisPage.delete(key)
      attempt((open) => open.removeItem(key))
    },

    removeAll: (isGone) => {
      const keys = [...ofThisPage.keys(), ...(attempt((open) => Object.keys(open)) ?? [])]
      for (const key of keys) if (isGone(key)) kept.remove(key)
    },

    isLasting: () => {
      const isKept = put(TRIED_KEY, '1')
      attempt((open) => open.removeItem(TRIED_KEY))
      return isKept
    },
  }
  return kept
}
