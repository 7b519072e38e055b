const KEY = 'institutional_sign_in'

interface KeptTicket {
  ticket: string
  /** What the person wants there: to come in, or to show once more who he or she is. */
  use: 'signIn' | 'proof'
  /** Where the person wanted to go. */
  returnTo: string | null
}

/** What this window keeps while the person is at the provider: nobody can go on with the sign-in elsewhere. */
export const keptTicket = {
  keep: (kept: KeptTicket) => sessionStorage.setItem(KEY, JSON.stringify(kept)),
  read: (): KeptTicket | null => {
    const text = sessionStorage.getItem(KEY)
    return text === null ? null : (JSON.parse(text) as KeptTicket)
  },
}
