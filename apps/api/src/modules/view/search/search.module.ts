import type { Platform } from '../../../platform/platform.ts'
import { searchRoutes } from './search.routes.ts'
import { searchService } from './search.service.ts'

/** A quick way to what other modules keep. */
export function searchModule(platform: Platform) {
  return { handlers: searchRoutes(searchService(platform)) }
}
