import { createStore, useStore } from './api/store.ts'

/** Kept by the tab: a reload does not end the tour, and what comes before the first page does not either. */
const KEY = 'tour'

const isBrowser = typeof window !== 'undefined'
const store = createStore(isBrowser && sessionStorage.getItem(KEY) !== null)

/** Whether the tour is shown: from the first sign-in of a person, or from the help, until it is left. */
export const tour = {
  show: (isShown: boolean) => {
    if (isShown) sessionStorage.setItem(KEY, '1')
    else sessionStorage.removeItem(KEY)
    store.set(isShown)
  },
}

export function useTourShown(): boolean {
  return useStore(store)
}
