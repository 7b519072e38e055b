import type { Platform } from '../../platform/platform.ts'
import { profileRoutes } from './profile.routes.ts'
import { profileService } from './profile.service.ts'

export function profileModule(platform: Platform) {
  return { handlers: profileRoutes(profileService(platform)) }
}
