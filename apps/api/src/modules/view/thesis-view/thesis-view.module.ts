import type { Platform } from '../../../platform/platform.ts'
import { currentThesisService } from './current-thesis.service.ts'
import { finalTexts } from './final-text.service.ts'
import { pastTheses } from './past-theses.service.ts'
import { thesisHistory } from './thesis-history.service.ts'
import { thesisReading } from './thesis-reading.service.ts'
import { thesisViewRoutes } from './thesis-view.routes.ts'

/** Theses as their readers see them. */
export function thesisViewModule(platform: Platform) {
  const theses = thesisReading(platform)
  return {
    theses,
    handlers: thesisViewRoutes({
      reading: theses,
      current: currentThesisService(platform),
      past: pastTheses(platform),
      history: thesisHistory(platform),
      finalTexts: finalTexts(platform),
    }),
  }
}
