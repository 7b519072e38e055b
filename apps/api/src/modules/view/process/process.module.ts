import type { Platform } from '../../../platform/platform.ts'
import type { CommissionerService } from '../../examination/commissioner/commissioner.service.ts'
import { ownSeatsService } from './own-seats.service.ts'
import { processRoutes } from './process.routes.ts'
import { processService } from './process.service.ts'

interface Others {
  commissioners: CommissionerService
}

export function processModule(platform: Platform, others: Others) {
  const processes = processService({ ...platform, ...others })
  return { handlers: processRoutes(processes, ownSeatsService(platform)) }
}
