import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { cutCapped } from '../../../platform/paging.ts'
import { toAsked, toProposal } from './committee.input.ts'
import {
  presentAnswered,
  presentAsked,
  presentCandidate,
  presentDepartmentCommittee,
  presentOwnCandidate,
  presentSeatByLink,
  presentSeatWithoutAccount,
  presentSuggested,
  presentSuitability,
} from './committee.presenter.ts'
import type { CommitteeService } from './committee.service.ts'

export function committeeRoutes(committees: CommitteeService) {
  return {
    listCandidates: async ({ actor, params, query }) => {
      const candidates = await committees.listCandidates(actor, params.thesisId, query.text ?? null)
      return candidates.map(presentCandidate)
    },

    listSuggestedMembers: async ({ actor, params }) =>
      (await committees.listSuggested(actor, params.thesisId)).map(presentSuggested),

    judgeOutsider: async ({ actor, params, query }) =>
      presentSuitability(await committees.judgeOutsider(actor, params.thesisId, query.email)),

    proposeCommittee: async ({ actor, params, body }) => {
      const of = { thesisId: params.thesisId, linked: body.linked }
      return presentAsked(await committees.propose(actor, of, body.seats.map(toProposal)))
    },

    listOwnCandidates: async ({ actor, params, query }) => {
      const candidates = await committees.listOwnCandidates(actor, params.thesisId, query.text ?? null)
      return candidates.map(presentOwnCandidate)
    },

    proposeOwnCommittee: ({ actor, params, body }) =>
      committees.proposeOwn(actor, params.thesisId, body.seats),

    answerProposal: async ({ actor, params, body }) => {
      const { confirms, reason } = body
      const answer = { confirms, reason: reason ?? null }
      return presentAsked(await committees.answerProposal(actor, params.proposalId, answer))
    },

    replaceSeat: async ({ actor, params, body }) =>
      presentAsked(await committees.replace(actor, params.seatId, toAsked(body))),

    rewordMember: async ({ actor, params, body }) => {
      await committees.reword(actor, params.seatId, body)
    },

    remindSeat: async ({ actor, params }) => {
      const held = await committees.remind(actor, params.seatId)
      return { status: 200, ...presentHeldMails(held) }
    },

    revokeSeatLink: async ({ actor, params }) => {
      await committees.revokeLink(actor, params.seatId)
    },

    openSeat: async ({ body, caller }) => presentSeatByLink(await committees.readByLink(body.code, caller)),

    readTextByLink: ({ body, caller }) => committees.readTextByLink(body.code, caller),

    answerSeatByLink: async ({ body, caller }) => {
      const { code, reason, ...answer } = body
      return presentAnswered(
        await committees.answerByLink(code, { ...answer, reason: reason ?? null }, caller),
      )
    },

    answerSeat: async ({ actor, params, body }) => {
      const { accepts, noImpediment, reason } = body
      const answer = { accepts, noImpediment, reason: reason ?? null }
      return presentAnswered(await committees.answer(actor, params.seatId, answer))
    },

    leaveSeat: async ({ actor, params, body }) => {
      const held = await committees.leave(actor, params.seatId, body.reason)
      return { status: 200, ...presentHeldMails(held) }
    },

    listSeatsWithoutAccount: async ({ actor }) =>
      (await committees.listJoinable(actor)).map(presentSeatWithoutAccount),

    joinSeat: async ({ actor, params }) => {
      await committees.join(actor, params.seatId)
    },

    listCommittees: async ({ actor, query: { search, state, ...page } }) => {
      const isWhole = page.page === undefined && page.pageSize === undefined
      const wanted = { search: search ?? '', state: state ?? null }
      const all = await committees.listInDepartment(actor, wanted, { isWhole })
      return cutCapped(all.map(presentDepartmentCommittee), page)
    },
  } satisfies Partial<Handlers>
}
