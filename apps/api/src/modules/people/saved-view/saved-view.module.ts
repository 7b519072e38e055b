import type { Platform } from '../../../platform/platform.ts'
import { savedViewRoutes } from './saved-view.routes.ts'
import { savedViewService } from './saved-view.service.ts'

export function savedViewModule(platform: Platform) {
  const savedViews = savedViewService(platform)
  return { handlers: savedViewRoutes(savedViews), savedViews }
}
