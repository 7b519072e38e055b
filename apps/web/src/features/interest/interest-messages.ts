import { isApiError } from '../../shared/api/api-error.ts'
import { errorMessage } from '../../shared/api/error-message.ts'
import { TOAST_DURATION, useToast } from '../../shared/ui/toast-provider.tsx'

/** The messages after an act on an interest; how long each stays: docs/regulation.md#message-time. */
export function useInterestMessages() {
  const toast = useToast()
  return {
    done: (message: string, undo?: () => void) =>
      toast({ severity: 'success', message, duration: TOAST_DURATION.interestSaved, undo }),

    refused: (error: unknown) => {
      const isAnswerPending = isApiError(error, 'answer_pending')
      toast({
        severity: isAnswerPending ? 'warning' : 'error',
        message: errorMessage(error),
        ...(isAnswerPending && { duration: TOAST_DURATION.interestRefused }),
      })
    },
  }
}
