import type { Config } from '../../../platform/config/config.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { presentSystemStatus } from './system-status.presenter.ts'
import type { SystemStatusService } from './system-status.service.ts'

export function systemStatusRoutes(system: SystemStatusService, settings: Config['mail']) {
  return {
    getSystemStatus: async () => presentSystemStatus(await system.read(), settings),
  } satisfies Partial<Handlers>
}
