import { windowStorage } from '../browser-storage.ts'

const KEY = 'institutional_sign_in'

/** What became of the way to the provider: it does not answer, or this browser could not keep the ticket for the way back. */
export type Leaving = 'left' | 'unavailable' | 'not-kept'

interface KeptTicket {
  ticket: string
  /** What the person wants there: to come in, or to show once more who he or she is. */
  use: 'signIn' | 'proof'
  /** Where the person wanted to go. */
  returnTo: string | null
}

/** What this window keeps while the person is at the provider: the sign-in cannot go on in another window. */
export const keptTicket = {
  /** False where the browser would have forgotten it at the return. */
  keep: (kept: KeptTicket): boolean => windowStorage.set(KEY, JSON.stringify(kept)),
  read: (): KeptTicket | null => {
    const text = windowStorage.get(KEY)
    return text === null ? null : (JSON.parse(text) as KeptTicket)
  },
}
