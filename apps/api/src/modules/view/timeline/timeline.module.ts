import type { Platform } from '../../../platform/platform.ts'
import { timelineRoutes } from './timeline.routes.ts'
import { timelineService } from './timeline.service.ts'

/** Theses in progress on one line of time. */
export function timelineModule(platform: Platform) {
  return { handlers: timelineRoutes(timelineService(platform)) }
}
