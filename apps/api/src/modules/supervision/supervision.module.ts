import type { Platform } from '../../platform/platform.ts'
import { pastTheses } from '../thesis-view/past-theses.service.ts'
import { thesisHistory } from '../thesis-view/thesis-history.service.ts'
import { thesisReading } from '../thesis-view/thesis-reading.service.ts'
import { studentsPart } from './students-part.service.ts'
import { thesisRoutes } from './supervision.routes.ts'
import { thesisEditing } from './thesis-editing.service.ts'
import { thesisEnding } from './thesis-ending.service.ts'

/** The module put together. What other modules ask of a thesis stands in `thesis-facts.service.ts`. */
export function thesisModule(platform: Platform) {
  return {
    handlers: thesisRoutes({
      reading: thesisReading(platform),
      editing: thesisEditing(platform),
      ending: thesisEnding(platform),
      history: thesisHistory(platform),
      past: pastTheses(platform),
      studentsPart: studentsPart(platform),
    }),
  }
}
