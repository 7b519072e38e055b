import type { Platform } from '../../../platform/platform.ts'
import { registryRoutes } from './registry.routes.ts'
import { registryService } from './registry.service.ts'

/** What is exchanged with the student register, in files. */
export function registryModule(platform: Platform) {
  return { handlers: registryRoutes(registryService(platform)) }
}
