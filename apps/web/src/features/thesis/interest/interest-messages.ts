import { isApiError } from '@diatrivi/client/api-error'
import { TOAST_DURATION, useToast } from '../../../shared/ui/toast-provider.tsx'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'

/** The messages after an act on an interest; how long each stays: docs/regulation.md#message-time. */
export function useInterestMessages() {
  const toast = useToast()
  const errorToast = useErrorToast()
  return {
    saved: (message: string) =>
      toast({ severity: 'success', message, duration: TOAST_DURATION.interestSaved }),

    done: (message: string, undo?: () => void) => toast({ severity: 'success', message, undo }),

    refused: (error: unknown) =>
      errorToast(
        error,
        isApiError(error, 'answer_pending')
          ? { severity: 'warning', duration: TOAST_DURATION.interestRefused }
          : {},
      ),
  }
}
