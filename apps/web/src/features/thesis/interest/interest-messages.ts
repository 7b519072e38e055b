import { isApiError } from '@diatrivi/client/api-error'
import { TOAST_DURATION } from '../../../shared/ui/toast-provider.tsx'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'

/** The message of a refused act on an interest; how long it stays: docs/regulation.md#message-time. */
export function useInterestRefusal(): (error: unknown) => void {
  const errorToast = useErrorToast()
  return (error) =>
    errorToast(
      error,
      isApiError(error, 'answer_pending')
        ? { severity: 'warning', duration: TOAST_DURATION.interestRefused }
        : {},
    )
}
