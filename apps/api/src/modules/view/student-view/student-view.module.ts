import type { Platform } from '../../../platform/platform.ts'
import { studentViewRoutes } from './student-view.routes.ts'
import { studentView } from './student-view.service.ts'

/** The students of a department, and the thesis of each. */
export function studentViewModule(platform: Platform) {
  const students = studentView(platform)
  return { students, handlers: studentViewRoutes(students) }
}
