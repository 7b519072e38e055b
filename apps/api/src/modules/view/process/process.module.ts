import type { Platform } from '../../../platform/platform.ts'
import { ownSeatsService } from './own-seats.service.ts'
import { processRoutes } from './process.routes.ts'
import { processService } from './process.service.ts'

export function processModule(platform: Platform) {
  return { handlers: processRoutes(processService(platform), ownSeatsService(platform)) }
}
