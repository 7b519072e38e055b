import type { Platform } from '../../../platform/platform.ts'
import { overviewRoutes } from './overview.routes.ts'
import { overviewService } from './overview.service.ts'

export function overviewModule(platform: Platform) {
  return { handlers: overviewRoutes(overviewService(platform)) }
}
