import type { Platform } from '../../../platform/platform.ts'
import { departmentService } from './department.service.ts'
import { emblemService } from './emblem.service.ts'
import { institutionRoutes } from './institution.routes.ts'
import { institutionService } from './institution.service.ts'
import { knownPlaces } from './known-place.service.ts'
import { placeImport } from './place-import.service.ts'

/** Institutions and their departments, and those that come with the program; a department is deleted by the module `administration`. */
export function institutionModule(platform: Platform) {
  const departments = departmentService(platform)
  return {
    handlers: institutionRoutes({
      institutions: institutionService(platform),
      departments,
      emblems: emblemService(platform),
      places: knownPlaces(platform),
    }),
    departments,
    placeImport: placeImport(platform),
  }
}
