import type { ApiError, ApiErrorCode } from '@diatrivi/client/api-error'
import { createStore } from './store.ts'

/** A 403 that the person has not read yet. After one on a read the page cannot be shown. */
export interface Refusal {
  code: ApiErrorCode
  message: string
  leavesPage: boolean
}

const store = createStore<Refusal | null>(null)

export const refusals = {
  store,
  report: (error: ApiError, { isRead }: { isRead: boolean }) => {
    // The layouts redirect an account that is not active yet to the confirmation.
    if (error.code !== 'inactive_account')
      store.set({ code: error.code, message: error.message, leavesPage: isRead })
  },
  read: () => store.set(null),
}
