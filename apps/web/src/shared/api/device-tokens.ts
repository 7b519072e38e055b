import { browserStorage } from '../browser-storage.ts'

const KEY = 'device_tokens'
/** A laboratory's browser keeps those of the latest people. */
const MOST = 5

/**
 * What this browser keeps of the people who have signed in here, so that strangers' wrong passwords do not hold them up.
 * The tokens admit to nothing and name no person; a sign-in sends them all and the API finds that of the account.
 */
export const deviceTokens = {
  all: (): string[] => {
    try {
      const kept: unknown = JSON.parse(browserStorage.get(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string').slice(0, MOST) : []
    } catch {
      // Another program has written there; the next sign-in writes it anew.
      return []
    }
  },

  /** The newest first, one for each account. */
  keep: (token: string) => {
    const others = deviceTokens.all().filter((other) => accountOf(other) !== accountOf(token))
    browserStorage.set(KEY, JSON.stringify([token, ...others].slice(0, MOST)))
  },
}

/** The number of the account, which the token has in its middle part; of anything else the text itself. */
function accountOf(token: string): string {
  try {
    const middle = token.split('.')[1] ?? ''
    return String(JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/'))).sub)
  } catch {
    return token
  }
}
