import type { Platform } from '../../../platform/platform.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { calendarService } from './calendar.service.ts'

export function calendarModule(platform: Platform) {
  const calendar = calendarService(platform)
  return { handlers: calendarRoutes(calendar), calendar }
}
