import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { committeeRoutes } from './committee.routes.ts'
import { committeeService } from './committee.service.ts'
import type { ExaminationAhead } from './examination-ahead.model.ts'
import type { SignedLinks } from './link/signed-links.service.ts'
import { outsideMemberRoutes } from './outside/outside-members.routes.ts'
import { outsideMembers } from './outside/outside-members.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  examination: ExaminationAhead
}

export function committeeModule(platform: Platform, others: Others) {
  const committees = committeeService({ ...platform, ...others })
  return {
    handlers: { ...committeeRoutes(committees), ...outsideMemberRoutes(outsideMembers(platform)) },
    committees,
  }
}
