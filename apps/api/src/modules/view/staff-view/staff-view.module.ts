import type { Platform } from '../../../platform/platform.ts'
import { staffViewRoutes } from './staff-view.routes.ts'
import { staffView } from './staff-view.service.ts'

/** The instructors of a department, and how much each has to do. */
export function staffViewModule(platform: Platform) {
  return { handlers: staffViewRoutes(staffView(platform)) }
}
