import type { Wire } from '@diatrivi/contract/endpoints'
import { fullName } from '../../../entities/person/person.ts'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { busyWords } from './busy-warning.tsx'
import { committeeQueries } from './committee.queries.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const

/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

/** Says what was done, who examines elsewhere at the hour, and which words stand about people of whom others were sent. */
function saidOfAsking(message: string, { kept = [], busy = [] }: Wire<'replaceSeat'>['response']) {
  const people = kept.map((one) => `${fullName(one)}, ${one.rankText}, ${one.affiliation}`)
  const elsewhere = busy.map((one) => `${one.name}, ${formatAppointment(toClockText(one.startsAt))}`)
  const sentences = [
    ...(elsewhere.length > 0 ? [m.committee_busy({ people: elsewhere.join(' · ') })] : []),
    ...(people.length > 0 ? [m.committee_words_kept({ people: people.join(' · ') })] : []),
  ]
  return { message, ...(sentences.length > 0 && { more: sentences.join(' ') }) }
}

export type Outsider = NonNullable<Wire<'replaceSeat'>['body']['outside']>
/** Who is asked: an instructor, or a person without an account. */
export type Asked = { username: string } | { outside: Outsider }
export type Proposal = Asked & { role: 'member' | 'substitute' }

/** A student names people who have an account. */
export type OwnProposal = { role: 'member' | 'substitute'; username: string }

export const usePropose = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: { seats: Proposal[]; linked: boolean }) =>
      call('proposeCommittee', { params: { thesisId }, body }),
    done: ({ seats }, answer) => saidOfAsking(m.committee_proposed({ count: seats.length }), answer),
    ...BY_BUTTON,
  })

export const useJoinSeat = () =>
  useApiMutation({
    mutationFn: (seatId: number) => call('joinSeat', { params: { seatId } }),
    done: () => m.committee_join_done(),
    ...BY_BUTTON,
  })

export const useProposeOwn = (thesisId: number) =>
  useApiMutation({
    mutationFn: (seats: OwnProposal[]) =>
      call('proposeOwnCommittee', { params: { thesisId }, body: { seats } }),
    done: () => m.committee_own_sent(),
    ...BY_BUTTON,
  })

/** A reason declines, none confirms. */
export const useAnswerProposal = () =>
  useApiMutation({
    mutationFn: ({ proposalId, reason }: { proposalId: number; reason: string | null }) =>
      call('answerProposal', {
        params: { proposalId },
        body: reason === null ? { confirms: true } : { confirms: false, reason },
      }),
    done: ({ reason }, answer) =>
      saidOfAsking(
        reason === null ? m.committee_proposal_confirmed() : m.committee_proposal_declined(),
        answer,
      ),
    ...BY_BUTTON,
  })

/** The form of a person without an account shows its refusal itself; any other is handed on. */
export const useReplace = (refusedInstructor: (error: unknown) => void) =>
  useApiMutation({
    mutationFn: ({ seatId, person }: { seatId: number; person: Asked }) =>
      call('replaceSeat', { params: { seatId }, body: person }),
    done: (_asked, answer) => saidOfAsking(m.committee_proposed({ count: 1 }), answer),
    ...FRESH,
    refused: (error, { person }) => {
      if ('username' in person) refusedInstructor(error)
    },
  })

export const useReword = (seatId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'rewordMember'>['body']) => call('rewordMember', { params: { seatId }, body }),
    done: () => m.committee_reworded(),
    ...FRESH,
  })

export const useRemind = () =>
  useApiMutation({
    mutationFn: ({ seatId }: { seatId: number; isOutside: boolean }) =>
      call('remindSeat', { params: { seatId } }),
    done: ({ isOutside }) => (isOutside ? m.committee_new_link_sent() : m.committee_reminded()),
    ...BY_BUTTON,
  })

export const useRevokeLink = () =>
  useApiMutation({
    mutationFn: (seatId: number) => call('revokeSeatLink', { params: { seatId } }),
    done: () => m.committee_revoked(),
    ...BY_BUTTON,
  })

export interface SeatAnswer {
  seatId: number
  accepts: boolean
  noImpediment: boolean
}

export const useAnswerSeat = () =>
  useApiMutation({
    mutationFn: ({ seatId, ...body }: SeatAnswer) => call('answerSeat', { params: { seatId }, body }),
    done: ({ accepts }, { busy }) => ({
      message: accepts ? m.committee_accepted() : m.committee_declined(),
      ...(busy && { more: busyWords(busy) }),
    }),
    ...BY_BUTTON,
  })

export const useLeaveSeat = () =>
  useApiMutation({
    mutationFn: ({ seatId, reason }: { seatId: number; reason: string; forOther: boolean }) =>
      call('leaveSeat', { params: { seatId }, body: { reason } }),
    done: ({ forOther }) => (forOther ? m.committee_left_for() : m.committee_left()),
    ...BY_BUTTON,
  })

export interface AnswerByLink {
  accepts: boolean
  noImpediment: boolean
}

/** Refreshes after a refusal too: then another person has answered by the same link. */
export function useAnswerByLink(code: string) {
  return useApiMutation({
    mutationFn: (answer: AnswerByLink) => call('answerSeatByLink', { body: { code, ...answer } }),
    refresh: (queryClient) =>
      queryClient.invalidateQueries({ queryKey: committeeQueries.byLink(code).queryKey }),
    refreshAfterRefusal: true,
  })
}
