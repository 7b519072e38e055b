import type { Platform } from '../../../platform/platform.ts'
import { officeService } from './office.service.ts'
import { staffRoutes } from './staff.routes.ts'
import { staffService } from './staff.service.ts'

/** What offices keep of instructors, and who heads departments. */
export function staffModule(platform: Platform) {
  const staff = staffService(platform)
  return { staff, handlers: staffRoutes({ staff, offices: officeService(platform) }) }
}
