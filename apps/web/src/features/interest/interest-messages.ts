import { isApiError } from '../../shared/api/api-error.ts'
import { errorMessage } from '../../shared/api/error-message.ts'
import { TOAST_DURATION, useToast } from '../../shared/ui/toast-provider.tsx'

/** What is said after an act on a wish, for as long as specification 9 wants it said. */
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
