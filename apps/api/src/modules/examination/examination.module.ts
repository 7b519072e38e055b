import type { Platform } from '../../platform/platform.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import { datePoll } from './date-poll.service.ts'
import type { ExaminationMarking, ExaminationResults } from './examination.model.ts'
import { examinationRoutes } from './examination.routes.ts'
import { examinationService } from './examination.service.ts'
import { examinationLife } from './examination-life.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
  results: ExaminationResults
  marking: ExaminationMarking
}

export function examinationModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  const examinations = examinationService(deps)
  return {
    handlers: examinationRoutes(examinations, datePoll(deps)),
    examinationPlanning: examinations,
    examinations: examinationLife(deps),
  }
}
