import type {
  DepartmentBody,
  InstitutionBody,
} from '@diatrivi/contract/administration/administration.schemas'
import type { z } from 'zod'
import type { DepartmentFields } from './department.repository.ts'
import type { InstitutionFields } from './institution.repository.ts'

const TYPE_OF_WIRE = { grUni: 'university', grTEI: 'technological' } as const

export function institutionFields(body: z.output<typeof InstitutionBody>): InstitutionFields {
  return { name: body.instName, type: TYPE_OF_WIRE[body.instType], url: body.instURL, logo: body.instLogo }
}

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
