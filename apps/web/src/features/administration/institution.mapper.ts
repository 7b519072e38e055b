import type {
  InstitutionView,
  INSTITUTION_TYPES as WIRE_TYPES,
} from '@diatrivi/contract/administration/administration.schemas'
import type { Wire } from '@diatrivi/contract/endpoints'

export const INSTITUTION_TYPES = ['university', 'technological'] as const
export type InstitutionType = (typeof INSTITUTION_TYPES)[number]

export interface Institution {
  id: number
  name: string
  type: InstitutionType
  url: string | null
  logo: string | null
  departmentCount: number
  version: number
}

export interface InstitutionFormValues {
  name: string
  type: InstitutionType | ''
  url: string
  logo: string
}

type WireType = (typeof WIRE_TYPES)[number]

const TYPE_OF_WIRE = {
  grUni: 'university',
  grTEI: 'technological',
} as const satisfies Record<WireType, InstitutionType>

const WIRE_TYPE = {
  university: 'grUni',
  technological: 'grTEI',
} as const satisfies Record<InstitutionType, WireType>

/** Where the API's complaints about a field belong in the form. */
export const INSTITUTION_FIELD_OF_WIRE = {
  instName: 'name',
  instType: 'type',
  instURL: 'url',
  instLogo: 'logo',
} as const

export function toInstitution(wire: InstitutionView): Institution {
  return {
    id: wire.instID,
    name: wire.instName,
    type: TYPE_OF_WIRE[wire.instType],
    url: wire.instURL,
    logo: wire.instLogo,
    departmentCount: wire.departments.length,
    version: wire.version,
  }
}

export function toInstitutionForm(institution: Institution | null): InstitutionFormValues {
  return {
    name: institution?.name ?? '',
    type: institution?.type ?? 'university',
    url: institution?.url ?? '',
    logo: institution?.logo ?? '',
  }
}

export function toInstitutionBody(values: InstitutionFormValues): Wire<'createInstitution'>['body'] {
  return {
    instName: values.name,
    instType: WIRE_TYPE[values.type || 'university'],
    instURL: values.url,
    instLogo: values.logo,
  }
}
