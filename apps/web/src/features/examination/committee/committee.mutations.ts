import type { Wire } from '@diatrivi/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fullName } from '../../../entities/person/person.ts'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { saidOfHeldMails } from '../../../shared/ui/held-mails.ts'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { useAct } from '../../../shared/ui/use-act.ts'
import { committeeQueries } from './committee.queries.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
function useCommitteeAct<Variables>(
  act: (variables: Variables) => Promise<unknown>,
  /** None where the act says it itself. */
  done?: (variables: Variables) => string,
) {
  const queryClient = useQueryClient()
  const run = useAct()
  return useMutation({
    mutationFn: (variables: Variables) => run(() => act(variables), done && { done: done(variables) }),
    onSettled: () => refreshTheses(queryClient),
  })
}

/** Says how many were asked, which words stand about people of whom others were sent, and who is mailed later. */
function useAsking() {
  const toast = useToast()
  return async (asking: Promise<Wire<'replaceSeat'>['response']>, count: number) => {
    const { kept = [], heldMails = [] } = await asking
    const people = kept.map((one) => `${fullName(one)}, ${one.rankText}, ${one.affiliation}`)
    const more = [
      people.length > 0 ? m.committee_words_kept({ people: people.join(' · ') }) : '',
      saidOfHeldMails(heldMails),
    ].filter(Boolean)
    const asked = m.committee_proposed({ count })
    if (more.length === 0) toast({ severity: 'success', message: asked })
    else toast({ severity: 'info', message: `${asked}. ${more.join(' ')}` })
  }
}

export type Outsider = NonNullable<Wire<'replaceSeat'>['body']['outside']>
/** Who is asked: an instructor, or a person without an account. */
export type Asked = { username: string } | { outside: Outsider }
export type Proposal = Asked & { role: 'member' | 'substitute' }

/** A student names people who have an account. */
export type OwnProposal = { role: 'member' | 'substitute'; username: string }

export function usePropose(thesisId: number) {
  const asking = useAsking()
  return useCommitteeAct((body: { seats: Proposal[]; linked: boolean }) =>
    asking(call('proposeCommittee', { params: { thesisId }, body }), body.seats.length),
  )
}

export const useJoinSeat = () =>
  useCommitteeAct(
    (seatId: number) => call('joinSeat', { params: { seatId } }),
    () => m.committee_join_done(),
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

export function useReplace() {
  const asking = useAsking()
  return useCommitteeAct(({ seatId, person }: { seatId: number; person: Asked }) =>
    asking(call('replaceSeat', { params: { seatId }, body: person }), 1),
  )
}

/** Refusals stand in the form. */
export function useReword(seatId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Wire<'rewordMember'>['body']) => call('rewordMember', { params: { seatId }, body }),
    onSettled: () => refreshTheses(queryClient),
  })
}

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
