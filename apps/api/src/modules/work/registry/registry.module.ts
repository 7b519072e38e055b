import type { Platform } from '../../../platform/platform.ts'
import type { ImportRegister } from '../import/import-register.service.ts'
import { registryRoutes } from './registry.routes.ts'
import { registryService } from './registry.service.ts'
import { registryReadings } from './registry-reading.service.ts'

/** What is exchanged with the student register: files that people bring there, and records that are read there. */
export function registryModule(platform: Platform, { imports }: { imports: ImportRegister }) {
  const readings = registryReadings({ ...platform, imports })
  return { handlers: registryRoutes({ registry: registryService(platform), readings }) }
}
