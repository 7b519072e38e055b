import type {
  DepartmentBody,
  DepartmentView,
  InstitutionView,
} from '@diatrivi/contract/administration/administration.schemas'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../platform/refusal/refusal.ts'
import type { DepartmentFields, DepartmentRow } from './department.repository.ts'
import { presentInstitutionFields } from './institution.presenter.ts'
import type { InstitutionRow } from './institution.repository.ts'

export function departmentFields(body: z.output<typeof DepartmentBody>): DepartmentFields {
  return {
    institutionId: body.instID,
    name: body.depName,
    email: body.depEmail,
    phone: body.depPhone,
    city: body.depCity,
    url: body.depUrl,
    latitude: body.depLat,
    longitude: body.depLng,
  }
}

export const DEPARTMENT_REFUSALS: ConstraintRefusals = {
  department_name: () => new Refusal('duplicate', { fields: { depName: { code: 'taken' } } }),
  department_institution_id_institution_id_fk: () => invalidFields({ instID: 'unknown_institution' }),
}

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
    departments: departments.map((department) => presentDepartment({ department, institution })),
    version: institution.version,
  }
}
