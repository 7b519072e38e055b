import type { Handlers } from '../../platform/http/handler.ts'
import { presentCandidate, presentOwnSeat } from './committee.presenter.ts'
import type { CommitteeService } from './committee.service.ts'

export function committeeRoutes(committees: CommitteeService) {
  return {
    listCandidates: async ({ actor, params, query }) => {
      const candidates = await committees.listCandidates(actor, params.thesisId, query.text ?? null)
      return candidates.map(presentCandidate)
    },

    listOwnSeats: async ({ actor }) => (await committees.listOwnSeats(actor)).map(presentOwnSeat),

    proposeCommittee: async ({ actor, params, body }) => {
      await committees.propose(actor, params.thesisId, body.seats)
      return { status: 200 }
    },

    replaceSeat: async ({ actor, params, body }) => {
      await committees.replace(actor, params.seatId, body.username)
      return { status: 200 }
    },

    remindSeat: async ({ actor, params }) => {
      await committees.remind(actor, params.seatId)
      return { status: 200 }
    },

    answerSeat: async ({ actor, params, body }) => {
      const { accepts, noImpediment, reason } = body
      await committees.answer(actor, params.seatId, { accepts, noImpediment, reason: reason ?? null })
      return { status: 200 }
    },

    leaveSeat: async ({ actor, params, body }) => {
      await committees.leave(actor, params.seatId, body.reason)
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}
