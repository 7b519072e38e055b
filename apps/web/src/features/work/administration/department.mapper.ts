import type { Wire } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import { DEPARTMENT_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import type { DepartmentView } from '@diatrivi/contract/work/administration/administration.schemas'
import { formatDegrees, parseDegrees } from './degrees.ts'

export interface Department {
  id: number
  name: string
  institution: { id: number; name: string }
  email: string | null
  phone: string | null
  city: string | null
  url: string | null
  latitude: number | null
  longitude: number | null
  version: number
}

export interface DepartmentFormValues {
  name: string
  institutionId: number | null
  email: string
  phone: string
  city: string
  url: string
  latitude: string
  longitude: string
}

/** The field of the form for each field in a refusal of the API. */
export const DEPARTMENT_FIELD_OF_WIRE = plainNames(
  DEPARTMENT_NAMES satisfies Record<keyof DepartmentFormValues, string>,
)

export function toDepartment(wire: DepartmentView): Department {
  return {
    id: wire.depID,
    name: wire.depName,
    institution: { id: wire.institution.instID, name: wire.institution.instName },
    email: wire.depEmail,
    phone: wire.depPhone,
    city: wire.depCity,
    url: wire.depUrl,
    latitude: wire.depLat,
    longitude: wire.depLng,
    version: wire.version,
  }
}

export function toDepartmentForm(department: Department | null): DepartmentFormValues {
  return {
    name: department?.name ?? '',
    institutionId: department?.institution.id ?? null,
    email: department?.email ?? '',
    phone: department?.phone ?? '',
    city: department?.city ?? '',
    url: department?.url ?? '',
    latitude: formatDegrees(department?.latitude ?? null),
    longitude: formatDegrees(department?.longitude ?? null),
  }
}

export function toDepartmentBody(values: DepartmentFormValues): Required<Wire<'createDepartment'>['body']> {
  if (values.institutionId === null) throw new Error('A department is only sent with its institution.')
  return {
    depName: values.name,
    instID: values.institutionId,
    depEmail: values.email,
    depPhone: values.phone,
    depCity: values.city,
    depUrl: values.url,
    depLat: parseDegrees(values.latitude),
    depLng: parseDegrees(values.longitude),
  }
}
