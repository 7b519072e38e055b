import type {
  DepartmentView,
  InstitutionView,
} from '@diatrivi/contract/work/administration/administration.schemas'
import type { DepartmentRow } from './department.repository.ts'
import { presentInstitutionFields } from './institution.presenter.ts'
import type { InstitutionRow } from './institution.repository.ts'

export function presentDepartment({
  department,
  institution,
}: {
  department: DepartmentRow
  institution: InstitutionRow
}): DepartmentView {
  return {
    depID: department.id,
    depName: department.name,
    depEmail: department.email,
    depPhone: department.phone,
    depCity: department.city,
    depUrl: department.url,
    depLat: department.latitude,
    depLng: department.longitude,
    institution: presentInstitutionFields(institution),
    version: department.version,
  }
}

export function presentInstitution(
  institution: InstitutionRow,
  departments: readonly DepartmentRow[],
): InstitutionView {
  return {
    ...presentInstitutionFields(institution),
    instEmblemID: institution.emblemFileId,
    departments: departments.map((department) => presentDepartment({ department, institution })),
    version: institution.version,
  }
}
