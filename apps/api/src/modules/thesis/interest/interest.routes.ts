import type { Handlers } from '../../../platform/http/handler.ts'
import { presentEligibility } from './eligibility.presenter.ts'
import type { EligibilityService } from './eligibility.service.ts'
import type { InterestService } from './interest.service.ts'
import type { InterestOrderService } from './interest-order.service.ts'

interface Services {
  interests: InterestService
  orders: InterestOrderService
  eligibility: EligibilityService
}

export function interestRoutes({ interests, orders, eligibility }: Services) {
  return {
    declareInterest: async ({ actor, params, body }) => {
      await interests.declare(actor, params.thesisId, body.prefOrder)
    },

    reorderInterests: async ({ actor, body }) => {
      await orders.reorder(actor, body.theses)
    },

    withdrawInterest: async ({ actor, params }) => {
      await interests.withdraw(actor, params.thesisId)
    },

    answerInterest: async ({ actor, params, body }) => {
      const answer = { isPositive: params.flag, messageToOthers: body.messageToOthers ?? null }
      const { fullLoad } = await interests.answer(actor, params.thesisId, params.username, answer)
      return { status: 200, ...(fullLoad !== null && { load: { max: fullLoad } }) }
    },

    getEligibility: async ({ actor, params }) =>
      presentEligibility(await eligibility.of(actor, params.thesisId), actor.role === 'student'),
  } satisfies Partial<Handlers>
}
