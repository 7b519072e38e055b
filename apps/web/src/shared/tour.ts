import { createStore, useStore } from './api/store.ts'
import { windowStorage } from './browser-storage.ts'

/** Kept by the tab: a reload does not end the tour, and what comes before the first page does not either. */
const KEY = 'tour'

const store = createStore(windowStorage.get(KEY) !== null)

/** Whether the tour is shown: from the first sign-in of a person, or from the help, until it is left. */
export const tour = {
  show: (isShown: boolean) => {
    if (isShown) windowStorage.set(KEY, '1')
    else windowStorage.remove(KEY)
    store.set(isShown)
  },
}

export function useTourShown(): boolean {
  return useStore(store)
}
