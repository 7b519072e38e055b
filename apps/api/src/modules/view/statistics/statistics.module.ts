import type { Platform } from '../../../platform/platform.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { statisticsService } from './statistics.service.ts'

/** Figures of what other modules keep. */
export function statisticsModule(platform: Platform) {
  return { handlers: statisticsRoutes(statisticsService(platform)) }
}
