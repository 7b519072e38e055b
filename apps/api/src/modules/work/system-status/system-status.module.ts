import type { Platform } from '../../../platform/platform.ts'
import { systemStatusRoutes } from './system-status.routes.ts'
import { systemStatus } from './system-status.service.ts'

export function systemStatusModule({ db, config }: Platform) {
  const system = systemStatus({ db, dataDir: config.dataDir })
  return { handlers: systemStatusRoutes(system, config.mail) }
}
