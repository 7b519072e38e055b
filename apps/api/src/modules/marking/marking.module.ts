import type { Platform } from '../../platform/platform.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { ThesisService } from '../thesis/thesis.service.ts'
import { markCorrectionService } from './mark-correction.service.ts'
import { markingRoutes } from './marking.routes.ts'
import { markingService } from './marking.service.ts'
import { markingLife } from './marking-life.service.ts'
import { markingOpening } from './marking-opening.service.ts'
import { thesisMarking } from './thesis-marking.service.ts'

interface Others {
  theses: ThesisService
  history: HistoryService
  notices: NoticeService
}

export function markingModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  const entering = thesisMarking(deps)
  const opening = markingOpening({ ...others, thesisMarking: entering })
  return {
    handlers: markingRoutes({
      marks: markingService({ ...deps, opening, thesisMarking: entering }),
      corrections: markCorrectionService({ ...deps, thesisMarking: entering }),
    }),
    thesisMarking: entering,
    markings: markingLife(deps),
  }
}
