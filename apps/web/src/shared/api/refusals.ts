import type { ApiError } from './api-error.ts'
import { createStore } from './store.ts'

/** A 403 that the person has not read yet. After one on a read there is no page to go on with. */
export interface Refusal {
  message: string
  leavesPage: boolean
}

const store = createStore<Refusal | null>(null)

export const refusals = {
  store,
  tell: (error: ApiError, { isRead }: { isRead: boolean }) => {
    // An account not yet active has its own way on: the layouts lead it to the confirmation.
    if (error.code !== 'inactive_account') store.set({ message: error.message, leavesPage: isRead })
  },
  read: () => store.set(null),
}
