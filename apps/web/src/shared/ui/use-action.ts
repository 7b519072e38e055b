import { heldMailsIn, saidOfHeldMails } from './held-mails.ts'
import { useNextOffer } from './next-offer.ts'
import { useToast } from './toast-provider.tsx'
import { useErrorToast } from './use-error-toast.ts'

interface ActionMessages {
  /** The message on success; none where the action says it itself. */
  done?: string
  /** Milliseconds that it stays. */
  duration?: number
  /** It answered what waited: the message says what waits next, where the page knows it. */
  isAnswer?: boolean
  /** Replaces the message of the error. */
  onRefused?: (error: unknown) => void
}

/**
 * Runs an action and shows a message about the result, also when its button is gone by then: the callbacks of
 * `mutate` are dropped with the component that called it. Returns whether it succeeded.
 */
export function useAction(): (act: () => Promise<unknown>, messages?: ActionMessages) => Promise<boolean> {
  const toast = useToast()
  const errorToast = useErrorToast()
  const next = useNextOffer()
  return async (acting, { done, duration, isAnswer = false, onRefused } = {}) => {
    let answer: unknown
    try {
      answer = await acting()
    } catch (error) {
      if (onRefused) onRefused(error)
      else errorToast(error)
      return false
    }
    if (done === undefined) return true
    const held = heldMailsIn(answer)
    toast({
      severity: held.length === 0 ? 'success' : 'info',
      message: [done, saidOfHeldMails(held)].filter(Boolean).join('. '),
      ...(duration !== undefined && { duration }),
      ...(isAnswer && { next }),
    })
    return true
  }
}
