import type { Platform } from '../../platform/platform.ts'
import { acceptanceService } from '../supervision/acceptance.service.ts'
import { currentThesisService } from '../thesis-view/current-thesis.service.ts'
import { interestRoutes } from './interest.routes.ts'
import { interestService } from './interest.service.ts'
import { departureService } from './interest-ending.service.ts'
import { interestOrderService } from './interest-order.service.ts'

/** The module put together. What other modules ask of declarations stands in `interests-of-theses.service.ts`. */
export function interestModule(platform: Platform) {
  return {
    handlers: interestRoutes({
      interests: interestService(platform),
      orders: interestOrderService(platform),
      acceptances: acceptanceService(platform),
      currentTheses: currentThesisService(platform),
    }),
    departures: departureService(platform),
  }
}
