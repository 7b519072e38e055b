import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import { markAsking } from './mark-asking.service.ts'
import { markByLink } from './mark-by-link.service.ts'
import { markCorrectionService } from './mark-correction.service.ts'
import { markingRoutes } from './marking.routes.ts'
import { markingService } from './marking.service.ts'
import { markingChanges } from './marking-changes.ts'
import { markingLife } from './marking-life.service.ts'
import { markingOpening } from './marking-opening.service.ts'
import { sheetWriting } from './sheet-writing.ts'
import { thesisMarking } from './thesis-marking.service.ts'

interface Others {
  theses: ThesisService
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
}

export function markingModule(platform: Platform, others: Others) {
  const deps = { ...platform, ...others }
  const entering = thesisMarking(deps)
  const asking = markAsking(deps)
  const changes = markingChanges(deps)
  const opening = markingOpening({ ...others, asking, thesisMarking: entering })
  const writing = sheetWriting({ ...deps, opening, changes })
  return {
    handlers: markingRoutes({
      marks: markingService({ ...deps, asking, changes, writing, thesisMarking: entering }),
      byLink: markByLink({ ...deps, changes, writing }),
      corrections: markCorrectionService({ ...deps, thesisMarking: entering }),
    }),
    thesisMarking: entering,
    markings: markingLife({ ...deps, asking }),
  }
}
