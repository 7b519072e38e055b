import { ApiError, isSessionEnd } from '@diatrivi/client/api-error'

/** Whether a dialog over the page says it: that the session has ended, or that this person may not do that. */
export function isSaidByDialog(error: unknown): boolean {
  return isSessionEnd(error) || (error instanceof ApiError && error.status === 403)
}
