import type { Platform } from '../../../platform/platform.ts'
import { programmeService } from './programme.service.ts'
import { rulebookRoutes } from './rulebook.routes.ts'
import { type RulebookTelling, rulebookService } from './rulebook.service.ts'

/** Programmes of studies, and what departments have decided about their theses. */
export function rulebookModule(platform: Platform, telling: RulebookTelling) {
  const services = {
    programmes: programmeService(platform),
    rulebooks: rulebookService({ ...platform, ...telling }),
  }
  return { handlers: rulebookRoutes(services), ...services }
}
