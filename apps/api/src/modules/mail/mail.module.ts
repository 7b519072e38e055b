import type { Platform } from '../../platform/platform.ts'
import { mailRoutes } from './mail.routes.ts'
import { mailService } from './mail.service.ts'

export function mailModule(platform: Platform) {
  return { handlers: mailRoutes(mailService(platform), platform.config.mail) }
}
