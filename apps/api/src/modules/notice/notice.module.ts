import type { Platform } from '../../platform/platform.ts'
import { noticeRoutes } from './notice.routes.ts'
import { noticeReading } from './notice-reading.service.ts'
import { noticeSettings } from './notice-settings.service.ts'

/** The module put together. Others tell people what happened by `notice.service.ts`. */
export function noticeModule(platform: Platform) {
  return { handlers: noticeRoutes({ notices: noticeReading(platform), settings: noticeSettings(platform) }) }
}
