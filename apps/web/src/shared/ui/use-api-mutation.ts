import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { heldMailsIn, saidOfHeldMails } from './held-mails.ts'
import { useNextOffer } from './next-offer.ts'
import type { Toast } from './toast.ts'
import { useToast } from './toast-provider.tsx'
import { useErrorToast } from './use-error-toast.ts'

interface DoneMessage extends Pick<Toast, 'message' | 'duration'> {
  /** What else has to be known, in whole sentences. */
  more?: string
  /** Takes the change back, as long as the message stays. */
  undo?: (() => Promise<unknown>) | null
  /** It answered what waited: the message says what waits next, where the page knows it. */
  isAnswer?: boolean
}

interface ApiMutation<Variables, Result> {
  mutationFn: (variables: Variables) => Promise<Result>
  /** Refetches what the mutation makes out of date; the mutation is pending until that is done. */
  refresh?: ((queryClient: QueryClient, variables: Variables) => unknown) | undefined
  /** A refusal mostly means that another person was faster, and that the screen is out of date too. */
  refreshAfterRefusal?: true
  /** The message on success; none where the form or the screen says it. */
  done?: (variables: Variables, result: Result) => string | DoneMessage | null
  /**
   * A button shows its refusal in a message at the edge of the screen, or hands it on. Without this nothing is shown: a
   * form shows the mutation's `error` beside its fields.
   */
  refused?: 'message' | ((error: unknown, variables: Variables) => void)
}

/**
 * A call that changes something: what it refetches and what it says, also when the component that began it is gone by
 * then. A refusal is the mutation's `error`, and its promise is rejected.
 */
export function useApiMutation<Variables = void, Result = unknown>({
  mutationFn,
  refresh,
  refreshAfterRefusal,
  done,
  refused,
}: ApiMutation<Variables, Result>): UseMutationResult<Result, Error, Variables> {
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorToast = useErrorToast()
  const next = useNextOffer()
  const refuse = (error: unknown, variables: Variables) =>
    refused === 'message' ? errorToast(error) : refused?.(error, variables)
  const undoing = (undo: () => Promise<unknown>, variables: Variables) => () =>
    void undo()
      .then(
        () => toast({ severity: 'success', message: m.ui_undone() }),
        (error) => refuse(error, variables),
      )
      .finally(() => refresh?.(queryClient, variables))
  const say = (said: string | DoneMessage | null, result: Result, variables: Variables) => {
    if (said === null) return
    const { message, duration, more, undo, isAnswer } =
      typeof said === 'string' ? ({ message: said } as DoneMessage) : said
    const sentences = [more, saidOfHeldMails(heldMailsIn(result))].filter(Boolean).join(' ')
    toast({
      severity: sentences === '' ? 'success' : 'info',
      message: [message, sentences].filter(Boolean).join('. '),
      ...(duration !== undefined && { duration }),
      ...(undo && { undo: undoing(undo, variables) }),
      ...(isAnswer && { next }),
    })
  }
  return useMutation({
    mutationFn,
    onSuccess: (result, variables) => {
      if (done) say(done(variables, result), result, variables)
      return refresh?.(queryClient, variables)
    },
    onError: (error, variables) => {
      refuse(error, variables)
      // The refusal is shown meanwhile.
      if (refreshAfterRefusal) void refresh?.(queryClient, variables)
    },
  })
}
