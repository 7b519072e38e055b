import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../entities/query-keys.ts'
import { m } from '../../paraglide/messages.js'
import { call } from '../../shared/api/client.ts'
import { useAct } from '../../shared/ui/use-act.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
function useCommitteeAct<Variables>(
  act: (variables: Variables) => Promise<unknown>,
  done: (variables: Variables) => string,
) {
  const queryClient = useQueryClient()
  const run = useAct()
  return useMutation({
    mutationFn: (variables: Variables) => run(() => act(variables), { done: done(variables) }),
    onSettled: () => refreshTheses(queryClient),
  })
}

export interface Proposal {
  role: 'member' | 'substitute'
  username: string
}

export const usePropose = (thesisId: number) =>
  useCommitteeAct(
    (seats: Proposal[]) => call('proposeCommittee', { params: { thesisId }, body: { seats } }),
    (seats) => m.committee_proposed({ count: seats.length }),
  )

export const useReplace = () =>
  useCommitteeAct(
    ({ seatId, username }: { seatId: number; username: string }) =>
      call('replaceSeat', { params: { seatId }, body: { username } }),
    () => m.committee_proposed({ count: 1 }),
  )

export const useRemind = () =>
  useCommitteeAct(
    (seatId: number) => call('remindSeat', { params: { seatId } }),
    () => m.committee_reminded(),
  )

export interface SeatAnswer {
  seatId: number
  accepts: boolean
  noImpediment: boolean
}

export const useAnswerSeat = () =>
  useCommitteeAct(
    ({ seatId, ...body }: SeatAnswer) => call('answerSeat', { params: { seatId }, body }),
    ({ accepts }) => (accepts ? m.committee_accepted() : m.committee_declined()),
  )

export const useLeaveSeat = () =>
  useCommitteeAct(
    ({ seatId, reason }: { seatId: number; reason: string }) =>
      call('leaveSeat', { params: { seatId }, body: { reason } }),
    () => m.committee_left(),
  )
