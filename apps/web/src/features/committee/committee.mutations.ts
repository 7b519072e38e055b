import type { Wire } from '@diatrivi/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../entities/query-keys.ts'
import { m } from '../../paraglide/messages.js'
import { call } from '../../shared/api/client.ts'
import { useAct } from '../../shared/ui/use-act.ts'
import { committeeQueries } from './committee.queries.ts'

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

export type Outsider = NonNullable<Wire<'replaceSeat'>['body']['outside']>
/** Who is asked: an instructor, or a person without an account. */
export type Asked = { username: string } | { outside: Outsider }
export type Proposal = Asked & { role: 'member' | 'substitute' }

/** A student names people who have an account. */
export type OwnProposal = { role: 'member' | 'substitute'; username: string }

export const usePropose = (thesisId: number) =>
  useCommitteeAct(
    (body: { seats: Proposal[]; linked: boolean }) =>
      call('proposeCommittee', { params: { thesisId }, body }),
    ({ seats }) => m.committee_proposed({ count: seats.length }),
  )

export const useProposeOwn = (thesisId: number) =>
  useCommitteeAct(
    (seats: OwnProposal[]) => call('proposeOwnCommittee', { params: { thesisId }, body: { seats } }),
    () => m.committee_own_sent(),
  )

/** A reason declines, none confirms. */
export const useAnswerProposal = () =>
  useCommitteeAct(
    ({ proposalId, reason }: { proposalId: number; reason: string | null }) =>
      call('answerProposal', {
        params: { proposalId },
        body: reason === null ? { confirms: true } : { confirms: false, reason },
      }),
    ({ reason }) => (reason === null ? m.committee_proposal_confirmed() : m.committee_proposal_declined()),
  )

export const useReplace = () =>
  useCommitteeAct(
    ({ seatId, person }: { seatId: number; person: Asked }) =>
      call('replaceSeat', { params: { seatId }, body: person }),
    () => m.committee_proposed({ count: 1 }),
  )

export const useRemind = () =>
  useCommitteeAct(
    ({ seatId }: { seatId: number; isOutside: boolean }) => call('remindSeat', { params: { seatId } }),
    ({ isOutside }) => (isOutside ? m.committee_new_link_sent() : m.committee_reminded()),
  )

export const useRevokeLink = () =>
  useCommitteeAct(
    (seatId: number) => call('revokeSeatLink', { params: { seatId } }),
    () => m.committee_revoked(),
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
    ({ seatId, reason }: { seatId: number; reason: string; forOther: boolean }) =>
      call('leaveSeat', { params: { seatId }, body: { reason } }),
    ({ forOther }) => (forOther ? m.committee_left_for() : m.committee_left()),
  )

export interface AnswerByLink {
  accepts: boolean
  noImpediment: boolean
}

/** Refreshes after a refusal too: then somebody else has answered by the same link. */
export function useAnswerByLink(code: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: AnswerByLink) => call('answerSeatByLink', { body: { code, ...answer } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: committeeQueries.byLink(code).queryKey }),
  })
}
