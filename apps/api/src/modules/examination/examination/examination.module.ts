import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import { datePoll } from './date-poll.service.ts'
import { datesByLink } from './dates-by-link.service.ts'
import type { ExaminationMarking, ExaminationResults } from './examination.model.ts'
import { examinationRoutes } from './examination.routes.ts'
import { examinationService } from './examination.service.ts'
import { examinationCalendars } from './examination-calendars.ts'
import { examinationLife } from './examination-life.service.ts'
import { markingOpening } from './open-marking.service.ts'
import { outsideTelling } from './outside/outside-telling.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  results: ExaminationResults
  marking: ExaminationMarking
}

export function examinationModule(platform: Platform, others: Others) {
  const calendars = examinationCalendars(platform)
  const outside = outsideTelling({ ...platform, ...others })
  const deps = { ...platform, ...others, calendars, outside }
  const examinations = examinationService(deps)
  const poll = datePoll(deps)
  return {
    handlers: examinationRoutes(examinations, poll, datesByLink({ ...deps, poll }), markingOpening(deps)),
    examinationPlanning: examinations,
    examinations: examinationLife(deps),
  }
}
