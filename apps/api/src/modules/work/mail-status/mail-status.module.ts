import type { Platform } from '../../../platform/platform.ts'
import { mailStatusRoutes } from './mail-status.routes.ts'
import { mailService } from './mail-status.service.ts'

export function mailStatusModule(platform: Platform) {
  return { handlers: mailStatusRoutes(mailService(platform), platform.config.mail) }
}
