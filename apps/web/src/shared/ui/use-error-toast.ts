import { isApiError } from '@diatrivi/client/api-error'
import { errorMessage } from '../api/error-message.ts'
import { isSaidByDialog } from '../api/said-by-dialog.ts'
import type { Toast } from './toast.ts'
import { useToast } from './toast-provider.tsx'

/** Shows in a message why an action was refused or failed, and what the API found wrong with each of its fields. */
export function useErrorToast(): (error: unknown, options?: Partial<Toast>) => void {
  const toast = useToast()
  return (error, options) => {
    if (isSaidByDialog(error)) return
    const ofFields = isApiError(error) ? Object.values(error.fields) : []
    toast({ severity: 'error', message: [errorMessage(error), ...ofFields].join(' '), ...options })
  }
}
