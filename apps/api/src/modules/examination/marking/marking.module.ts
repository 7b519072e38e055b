import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import type { ExaminationService } from '../examination/examination.service.ts'
import { markService } from './mark.service.ts'
import { markingRoutes } from './marking.routes.ts'

interface Others {
  theses: ThesisService
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  examinations: ExaminationService
}

export function markingModule(platform: Platform, others: Others) {
  const marks = markService({ ...platform, ...others })
  return { handlers: markingRoutes(marks), marks }
}
