import type { Platform } from '../../platform/platform.ts'
import { keywordService } from '../keyword/keyword.service.ts'
import { keywordRoutes } from './keyword-view.routes.ts'

/** The module put together. */
export function keywordModule(platform: Platform) {
  return { handlers: keywordRoutes(keywordService(platform)) }
}
