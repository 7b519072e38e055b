import type { Platform } from '../../../platform/platform.ts'
import { keywordViewRoutes } from './keyword-view.routes.ts'
import { keywordViewService } from './keyword-view.service.ts'

/** The module put together. */
export function keywordViewModule(platform: Platform) {
  return { handlers: keywordViewRoutes(keywordViewService(platform)) }
}
