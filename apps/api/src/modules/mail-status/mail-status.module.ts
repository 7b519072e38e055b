import type { Platform } from '../../platform/platform.ts'
import { mailRoutes } from './mail-status.routes.ts'
import { mailService } from './mail-status.service.ts'

export function mailModule(platform: Platform) {
  return { handlers: mailRoutes(mailService(platform), platform.config.mail) }
}
