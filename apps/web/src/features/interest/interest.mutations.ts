import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../entities/query-keys.ts'
import { m } from '../../paraglide/messages.js'
import { call } from '../../shared/api/client.ts'
import { useInterestMessages } from './interest-messages.ts'

interface InterestAct<Variables, Result> {
  mutationFn: (variables: Variables) => Promise<Result>
  /** The message on success. */
  sentence: (variables: Variables) => string
  /** Takes it back; absent, or answering null, where that cannot be. */
  undo?: (variables: Variables) => (() => Promise<unknown>) | null
}

/**
 * A mutation that leaves every screen of theses true when it ends. After a refusal too: it mostly means that somebody
 * else was faster, and what is on the screen is no longer so. It speaks by itself, because the button that began it is
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
      messages.done(act.sentence(variables), undo === null ? undefined : undoing(undo))
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
  return useInterestMutation({ mutationFn: declare, sentence: () => m.interest_saved() })
}

/** Declaring again is how a priority changes. */
export function useChangePriority() {
  return useInterestMutation({ mutationFn: declare, sentence: () => m.interest_priority_saved() })
}

const withdraw = (thesisId: number) => call('withdrawInterest', { params: { thesisId } })

/** Whoever thinks better of it has the interest again, with the priority that it had. */
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
}

function answer({ thesisId, username, isPositive }: Answer) {
  return call('answerInterest', { params: { thesisId, username, flag: isPositive ? 1 : 0 } })
}

/** The wrong name is soon pressed in a long list: a choice is taken back where it was made. */
export function useAnswerInterest() {
  return useInterestMutation({
    mutationFn: answer,
    sentence: ({ isPositive }) => (isPositive ? m.interest_chosen() : m.interest_choice_cancelled()),
    undo: (given) => (given.isPositive ? () => answer({ ...given, isPositive: false }) : null),
  })
}

/** Leaves the screens as they are: several moves may follow each other before they are made true. */
export function saveInterestOrder(thesisIds: readonly number[]): Promise<unknown> {
  return call('reorderInterests', { body: { theses: [...thesisIds] } })
}
