import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { cutCapped } from '../../../platform/paging.ts'
import { toAsked, toProposal } from './committee.input.ts'
import {
  presentAsked,
  presentCandidate,
  presentDepartmentCommittee,
  presentOwnCandidate,
  presentSeatByLink,
  presentSeatWithoutAccount,
  presentSuggested,
} from './committee.presenter.ts'
import type { CommitteeService } from './committee.service.ts'
import type { DepartmentCommittees } from './department-committees.service.ts'
import type { MemberRewording } from './outside/reword-member.service.ts'
import type { StudentProposals } from './proposal/student-proposal.service.ts'
import type { SeatByLinkService } from './seat-by-link.service.ts'
import type { SeatJoining } from './seat-joining.service.ts'

export function committeeRoutes(
  committees: CommitteeService,
  ofStudents: StudentProposals,
  byLink: SeatByLinkService,
  department: DepartmentCommittees,
  rewording: MemberRewording,
  joining: SeatJoining,
) {
  return {
    listCandidates: async ({ actor, params, query }) => {
      const candidates = await committees.listCandidates(actor, params.thesisId, query.text ?? null)
      return candidates.map(presentCandidate)
    },

    listSuggestedMembers: async ({ actor, params }) =>
      (await committees.listSuggested(actor, params.thesisId)).map(presentSuggested),

    proposeCommittee: async ({ actor, params, body }) => {
      const of = { thesisId: params.thesisId, linked: body.linked }
      return presentAsked(await committees.propose(actor, of, body.seats.map(toProposal)))
    },

    listOwnCandidates: async ({ actor, params, query }) => {
      const candidates = await ofStudents.listCandidates(actor, params.thesisId, query.text ?? null)
      return candidates.map(presentOwnCandidate)
    },

    proposeOwnCommittee: ({ actor, params, body }) => ofStudents.propose(actor, params.thesisId, body.seats),

    answerProposal: async ({ actor, params, body }) => {
      const { confirms, reason } = body
      const held = await ofStudents.answer(actor, params.proposalId, { confirms, reason: reason ?? null })
      return { status: 200, ...presentHeldMails(held) }
    },

    replaceSeat: async ({ actor, params, body }) =>
      presentAsked(await committees.replace(actor, params.seatId, toAsked(body))),

    rewordMember: async ({ actor, params, body }) => {
      await rewording.reword(actor, params.seatId, body)
    },

    remindSeat: async ({ actor, params }) => {
      const held = await committees.remind(actor, params.seatId)
      return { status: 200, ...presentHeldMails(held) }
    },

    revokeSeatLink: async ({ actor, params }) => {
      await committees.revokeLink(actor, params.seatId)
    },

    openSeat: async ({ body, caller }) => presentSeatByLink(await byLink.open(body.code, caller)),

    readTextByLink: ({ body, caller }) => byLink.readText(body.code, caller),

    answerSeatByLink: async ({ body, caller }) => {
      const { code, reason, ...answer } = body
      await byLink.answer(code, { ...answer, reason: reason ?? null }, caller)
    },

    answerSeat: async ({ actor, params, body }) => {
      const { accepts, noImpediment, reason } = body
      await committees.answer(actor, params.seatId, { accepts, noImpediment, reason: reason ?? null })
    },

    leaveSeat: async ({ actor, params, body }) => {
      const held = await committees.leave(actor, params.seatId, body.reason)
      return { status: 200, ...presentHeldMails(held) }
    },

    listSeatsWithoutAccount: async ({ actor }) => (await joining.list(actor)).map(presentSeatWithoutAccount),

    joinSeat: async ({ actor, params }) => {
      await joining.join(actor, params.seatId)
    },

    listCommittees: async ({ actor, query: { search, state, ...page } }) => {
      const isWhole = page.page === undefined && page.pageSize === undefined
      const wanted = { search: search ?? '', state: state ?? null }
      const all = await department.list(actor, wanted, { isWhole })
      return cutCapped(all.map(presentDepartmentCommittee), page)
    },
  } satisfies Partial<Handlers>
}
