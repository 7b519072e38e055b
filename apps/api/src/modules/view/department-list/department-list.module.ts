import type { Platform } from '../../../platform/platform.ts'
import { departmentListRoutes } from './department-list.routes.ts'
import { type ListReaders, listExport } from './list-export.service.ts'

/** The lists of a department as its office takes them along. */
export function departmentListModule(platform: Platform, readers: ListReaders) {
  return { handlers: departmentListRoutes(listExport({ ...platform, ...readers })) }
}
