import type { DemoPlan } from '../demo-plan.ts'
import type { KeptFiles } from './stored-files.ts'

export function institutionRows({ institutions }: DemoPlan) {
  return institutions.map(({ key, ...institution }) => ({ id: key, ...institution }))
}

/** E-mail and telephone stay empty: none of a real department is made up. */
export function departmentRows({ departments }: DemoPlan) {
  return departments.map(({ key, institution, ...department }) => ({
    id: key,
    institutionId: institution,
    ...department,
  }))
}

export function imageRows({ images }: DemoPlan, files: KeptFiles) {
  return images.map((image) => ({ id: image.key, departmentId: image.department, ...files.idsOf(image) }))
}
