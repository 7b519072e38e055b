import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { TOAST_DURATION } from '../../../shared/ui/toast-provider.tsx'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { useInterestRefusal } from './interest-messages.ts'

/**
 * What is refetched and said after each action on an interest. After a refusal too, because it mostly means that another
 * person was faster, and the screen is out of date.
 */
function useInterestEnd() {
  return { refresh: refreshTheses, refreshAfterRefusal: true, refused: useInterestRefusal() } as const
}

/** The message of an interest that is saved, whose time is given: docs/regulation.md#message-time. */
const saved = (message: string) => ({ message, duration: TOAST_DURATION.interestSaved })

export interface Declaration {
  thesisId: number
  priority: number
}

function declare({ thesisId, priority }: Declaration) {
  return call('declareInterest', { params: { thesisId }, body: { prefOrder: priority } })
}

export function useDeclareInterest() {
  return useApiMutation({
    mutationFn: declare,
    done: () => saved(m.interest_saved()),
    ...useInterestEnd(),
  })
}

/** A second declaration changes the priority. */
export function useChangePriority() {
  return useApiMutation({
    mutationFn: declare,
    done: () => saved(m.interest_priority_saved()),
    ...useInterestEnd(),
  })
}

const withdraw = (thesisId: number) => call('withdrawInterest', { params: { thesisId } })

/** Undo restores the interest with its priority. */
export function useWithdrawInterest() {
  return useApiMutation({
    mutationFn: ({ thesisId }: Declaration) => withdraw(thesisId),
    done: (interest) => ({ message: m.interest_withdrawn(), undo: () => declare(interest) }),
    ...useInterestEnd(),
  })
}

/** A positive answer is declined by the call that withdraws an interest. */
export function useDeclineAssignment() {
  return useApiMutation({ mutationFn: withdraw, done: () => m.interest_declined(), ...useInterestEnd() })
}

export function useAcceptAssignment() {
  return useApiMutation({
    mutationFn: ({ thesisId, titleEnglish }: { thesisId: number; titleEnglish: string }) =>
      call('acceptAssignment', {
        params: { thesisId },
        body: titleEnglish === '' ? {} : { titleEn: titleEnglish },
      }),
    done: () => m.interest_accepted(),
    ...useInterestEnd(),
  })
}

export interface Answer {
  thesisId: number
  username: string
  isPositive: boolean
  /** What the others read once the student has accepted; empty for none. */
  messageToOthers?: string
}

function answer({ thesisId, username, isPositive, messageToOthers = '' }: Answer) {
  return call('answerInterest', {
    params: { thesisId, username, flag: isPositive ? 1 : 0 },
    body: messageToOthers === '' ? {} : { messageToOthers },
  })
}

/** The wrong name is easily pressed in a long list, so the choice can be undone at the same place. */
export function useAnswerInterest() {
  return useApiMutation({
    mutationFn: answer,
    done: (given, { load }) =>
      given.isPositive
        ? {
            message: m.interest_chosen(),
            ...(load && { more: m.thesis_load_warned(load) }),
            undo: () => answer({ ...given, isPositive: false }),
            isAnswer: true,
          }
        : m.interest_choice_cancelled(),
    ...useInterestEnd(),
  })
}

/** Gives interests that share a priority 1, 2, 3… in this order, all at once: docs/regulation.md#order-interests. */
export function useNumberInterests() {
  return useApiMutation({
    mutationFn: saveInterestOrder,
    done: () => m.interest_numbered(),
    ...useInterestEnd(),
  })
}

/** Does not refetch, because several moves may follow each other before one refetch. */
export function saveInterestOrder(thesisIds: readonly number[]): Promise<unknown> {
  return call('reorderInterests', { body: { theses: [...thesisIds] } })
}
