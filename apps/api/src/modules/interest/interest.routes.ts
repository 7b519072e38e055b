import type { Handlers } from '../../platform/http/handler.ts'
import { withVersion } from '../../platform/http/output/versioned.ts'
import type { AcceptanceService } from '../supervision/acceptance.service.ts'
import { presentCurrentThesis } from '../thesis-view/current-thesis.presenter.ts'
import type { CurrentThesisService } from '../thesis-view/current-thesis.service.ts'
import { presentThesis } from '../thesis-view/thesis-view.presenter.ts'
import type { InterestService } from './interest.service.ts'
import type { InterestOrderService } from './interest-order.service.ts'

interface Services {
  interests: InterestService
  orders: InterestOrderService
  acceptances: AcceptanceService
  currentTheses: CurrentThesisService
}

type InterestRoutes = Handlers<
  | 'declareInterest'
  | 'reorderInterests'
  | 'withdrawInterest'
  | 'acceptAssignment'
  | 'answerInterest'
  | 'getCurrentThesis'
>

export function interestRoutes({ interests, orders, acceptances, currentTheses }: Services): InterestRoutes {
  return {
    declareInterest: async ({ actor, params, body }) => {
      await interests.declare(actor, params.thesisId, body.prefOrder)
      return { status: 200 }
    },

    reorderInterests: async ({ actor, body }) => {
      await orders.reorder(actor, body.theses)
      return { status: 200 }
    },

    withdrawInterest: async ({ actor, params }) => {
      await interests.withdraw(actor, params.thesisId)
      return { status: 200 }
    },

    acceptAssignment: async ({ actor, params }) => {
      const view = presentThesis(await acceptances.accept(actor, params.thesisId))
      return withVersion(view, view.version)
    },

    answerInterest: async ({ actor, params }) => {
      await interests.answer(actor, params.thesisId, params.username, params.flag)
      return { status: 200 }
    },

    getCurrentThesis: async ({ actor }) => presentCurrentThesis(await currentTheses.of(actor)),
  }
}
