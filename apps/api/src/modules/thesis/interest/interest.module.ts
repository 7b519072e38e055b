import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import { eligibilityService } from './eligibility.service.ts'
import { interestRoutes } from './interest.routes.ts'
import { interestService } from './interest.service.ts'
import { interestEnding } from './interest-ending.service.ts'
import { interestOffering } from './interest-offering.service.ts'
import { interestOrderService } from './interest-order.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
}

export function interestModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  return {
    handlers: interestRoutes({
      interests: interestService(deps),
      orders: interestOrderService(deps),
      eligibility: eligibilityService(deps),
    }),
    interestEnding: interestEnding(deps),
    interestOffering: interestOffering(),
  }
}
