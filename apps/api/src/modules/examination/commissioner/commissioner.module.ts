import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { commissionerRoutes } from './commissioner.routes.ts'
import { commissionerService } from './commissioner.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
}

export function commissionerModule(platform: Platform, others: Others) {
  const commissioners = commissionerService({ ...platform, ...others })
  return { handlers: commissionerRoutes(commissioners), commissioners }
}
