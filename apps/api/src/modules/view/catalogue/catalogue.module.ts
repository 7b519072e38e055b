import type { Platform } from '../../../platform/platform.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueService } from './catalogue.service.ts'

/** What a department lets everybody read of its topics and finished theses. */
export function catalogueModule(platform: Platform) {
  return { handlers: catalogueRoutes(catalogueService(platform)) }
}
