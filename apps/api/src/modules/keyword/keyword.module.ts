import type { Platform } from '../../platform/platform.ts'
import { keywordRoutes } from './keyword.routes.ts'
import { keywordService } from './keyword.service.ts'

/** The module put together. */
export function keywordModule(platform: Platform) {
  return { handlers: keywordRoutes(keywordService(platform)) }
}
