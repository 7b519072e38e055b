import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import { examinationRoutes } from './examination.routes.ts'
import { examinationService } from './examination.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
}

export function examinationModule(platform: Platform, others: Others) {
  const examinations = examinationService({ ...platform, ...others })
  return { handlers: examinationRoutes(examinations), examinations }
}
