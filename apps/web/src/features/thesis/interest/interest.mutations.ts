import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useInterestMessages } from './interest-messages.ts'

interface InterestAct<Variables, Result> {
  mutationFn: (variables: Variables) => Promise<Result>
  /** Whether it saves an interest, whose message has a time of its own. */
  isSaving?: true
  /** The message on success. */
  sentence: (variables: Variables) => string
  /** Undoes the act; absent, or returning null, where that is impossible. */
  undo?: (variables: Variables) => (() => Promise<unknown>) | null
}

/**
 * A mutation that refetches every screen of theses when it ends. After a refusal too, because it mostly means that another
 * person was faster, and the screen is out of date. It shows its own message, because the button that started it is
 * gone from the screen by then.
 */
function useInterestMutation<Variables, Result>(act: InterestAct<Variables, Result>) {
  const queryClient = useQueryClient()
  const messages = useInterestMessages()
  const undoing = (undo: () => Promise<unknown>) => () =>
    void undo()
      .then(() => messages.done(m.ui_undone()), messages.refused)
      .finally(() => refreshTheses(queryClient))
  return useMutation({
    mutationFn: act.mutationFn,
    onSuccess: (_result, variables) => {
      const undo = act.undo?.(variables) ?? null
      if (act.isSaving) messages.saved(act.sentence(variables))
      else messages.done(act.sentence(variables), undo === null ? undefined : undoing(undo))
    },
    onError: messages.refused,
    onSettled: () => refreshTheses(queryClient),
  })
}

export interface Declaration {
  thesisId: number
  priority: number
}

function declare({ thesisId, priority }: Declaration) {
  return call('declareInterest', { params: { thesisId }, body: { prefOrder: priority } })
}

export function useDeclareInterest() {
  return useInterestMutation({ mutationFn: declare, isSaving: true, sentence: () => m.interest_saved() })
}

/** A second declaration changes the priority. */
export function useChangePriority() {
  return useInterestMutation({
    mutationFn: declare,
    isSaving: true,
    sentence: () => m.interest_priority_saved(),
  })
}

const withdraw = (thesisId: number) => call('withdrawInterest', { params: { thesisId } })

/** Undo restores the interest with its priority. */
export function useWithdrawInterest() {
  return useInterestMutation({
    mutationFn: ({ thesisId }: Declaration) => withdraw(thesisId),
    sentence: () => m.interest_withdrawn(),
    undo: (interest) => () => declare(interest),
  })
}

/** A positive answer is declined by the call that withdraws an interest. */
export function useDeclineAssignment() {
  return useInterestMutation({ mutationFn: withdraw, sentence: () => m.interest_declined() })
}

export function useAcceptAssignment() {
  return useInterestMutation({
    mutationFn: (thesisId: number) => call('acceptAssignment', { params: { thesisId } }),
    sentence: () => m.interest_accepted(),
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
  return useInterestMutation({
    mutationFn: answer,
    sentence: ({ isPositive }) => (isPositive ? m.interest_chosen() : m.interest_choice_cancelled()),
    undo: (given) => (given.isPositive ? () => answer({ ...given, isPositive: false }) : null),
  })
}

/** Gives interests that share a priority 1, 2, 3… in this order, all at once: docs/regulation.md#order-interests. */
export function useNumberInterests() {
  return useInterestMutation({ mutationFn: saveInterestOrder, sentence: () => m.interest_numbered() })
}

/** Does not refetch, because several moves may follow each other before one refetch. */
export function saveInterestOrder(thesisIds: readonly number[]): Promise<unknown> {
  return call('reorderInterests', { body: { theses: [...thesisIds] } })
}
