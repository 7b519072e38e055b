import type { Platform } from '../../../platform/platform.ts'
import { programmeService } from './programme.service.ts'
import { rulebookRoutes } from './rulebook.routes.ts'
import { rulebookService } from './rulebook.service.ts'

/** Programmes of studies, and what departments have decided about their theses. */
export function rulebookModule(platform: Platform) {
  const services = { programmes: programmeService(platform), rulebooks: rulebookService(platform) }
  return { handlers: rulebookRoutes(services), ...services }
}
