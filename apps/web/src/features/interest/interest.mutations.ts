import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../model/query-keys.ts'
import { call } from '../../shared/api/client.ts'
import type { CurrentThesis, Wish } from './current-thesis.mapper.ts'
import { interestQueries } from './interest.queries.ts'

/**
 * A mutation that leaves every screen of theses true when it ends. After a refusal too: it mostly means that somebody
 * else was faster, and what is on the screen is no longer so.
 */
function useInterestMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => refreshTheses(queryClient) })
}

export interface Declaration {
  thesisId: number
  priority: number
}

function declare({ thesisId, priority }: Declaration) {
  return call('declareInterest', { params: { thesisId }, body: { prefOrder: priority } })
}

/** Also changes the priority of a wish. */
export function useDeclareInterest() {
  return useInterestMutation(declare)
}

/** Also declines a positive answer. */
export function useWithdrawInterest() {
  return useInterestMutation((thesisId: number) => call('withdrawInterest', { params: { thesisId } }))
}

export function useAcceptAssignment() {
  return useInterestMutation((thesisId: number) => call('acceptAssignment', { params: { thesisId } }))
}

export interface Answer {
  thesisId: number
  username: string
  isPositive: boolean
}

export function useAnswerInterest() {
  return useInterestMutation(({ thesisId, username, isPositive }: Answer) =>
    call('answerInterest', { params: { thesisId, username, flag: isPositive ? 1 : 0 } }),
  )
}

/** Takes the wishes as they shall be; shows them so at once and tells the API of those that changed. */
export function useReorderWishes() {
  const queryClient = useQueryClient()
  const { queryKey } = interestQueries.current()
  return useMutation({
    mutationFn: async ({ before, after }: { before: readonly Wish[]; after: readonly Wish[] }) => {
      const known = new Map(before.map(({ thesis, priority }) => [thesis.id, priority]))
      // One after the other: each is a change of the same list.
      for (const { thesis, priority } of after) {
        if (known.get(thesis.id) !== priority) await declare({ thesisId: thesis.id, priority })
      }
    },
    onMutate: async ({ after }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (current: CurrentThesis | undefined) =>
        current === undefined ? undefined : { ...current, wishes: [...after] },
      )
    },
    onSettled: () => refreshTheses(queryClient),
  })
}
