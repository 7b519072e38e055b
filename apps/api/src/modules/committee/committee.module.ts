import type { Platform } from '../../platform/platform.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import { committeeRoutes } from './committee.routes.ts'
import { committeeService } from './committee.service.ts'
import { committeeLife } from './committee-life.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
}

export function committeeModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  return { handlers: committeeRoutes(committeeService(deps)), committees: committeeLife(deps) }
}
