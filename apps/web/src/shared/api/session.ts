import type { Role } from '@diatrivi/domain/people/account/role'
import { browserStorage } from '../browser-storage.ts'
import { forgetDrafts, keepDraftsOf } from '../drafts.ts'
import { providerMark } from './provider-mark.ts'
import { createStore, useStore } from './store.ts'
import { DEPARTMENT_KEY, TOKEN_KEY } from './stored-keys.ts'

/** The person of the token, as the API says. */
export interface SessionFacts {
  role: Role
  email: string
  isActive: boolean
  /** The role demands a second factor that the account does not have: it can do nothing but set one up. */
  mustSetUpSecondFactor: boolean
}

export interface SessionState {
  token: string | null
  /** Null until the API was asked. */
  facts: SessionFacts | null
  /** The token became invalid while pages were open. */
  hasEnded: boolean
}

const NOBODY: SessionState = { token: null, facts: null, hasEnded: false }

const store = createStore<SessionState>({ ...NOBODY, token: browserStorage.get(TOKEN_KEY) })

export const session = {
  store,
  get: store.get,

  begin: (token: string, facts: SessionFacts, department: number | null = null) => {
    keepDraftsOf(facts.email)
    providerMark.forget()
    browserStorage.set(TOKEN_KEY, token)
    if (department === null) browserStorage.remove(DEPARTMENT_KEY)
    else browserStorage.set(DEPARTMENT_KEY, String(department))
    store.set({ token, facts, hasEnded: false })
  },

  learn: (facts: SessionFacts) => store.set({ ...store.get(), facts }),

  end: () => {
    forgetDrafts()
    browserStorage.remove(TOKEN_KEY)
    browserStorage.remove(DEPARTMENT_KEY)
    store.set(NOBODY)
  },

  /**
   * Reloads the page: the memory is emptied, and no page that is still on the screen
   * makes a call without a token.
   */
  leave: (address: string) => {
    browserStorage.remove(TOKEN_KEY)
    browserStorage.remove(DEPARTMENT_KEY)
    window.location.assign(address)
  },

  /** A late answer to an older token must not end the session that followed it. */
  markEnded: (token: string) => {
    if (store.get().token === token) store.set({ ...store.get(), hasEnded: true })
  },
}

export function useSession(): SessionState {
  return useStore(store)
}

/** Signing in or out in one window is true in all of them. */
export function followOtherWindows(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return
    if (newValue === null) store.set({ ...store.get(), hasEnded: store.get().token !== null })
    // The owner of the new token is not known yet; until then the page stays as it is.
    else store.set({ ...store.get(), token: newValue, hasEnded: false })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
