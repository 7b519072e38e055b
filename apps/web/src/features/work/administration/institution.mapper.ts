import type { Wire } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import {
  INSTITUTION_NAMES,
  INSTITUTION_TYPE_NAMES,
} from '@diatrivi/contract/work/administration/administration.names'
import type { InstitutionView } from '@diatrivi/contract/work/administration/administration.schemas'
import type { InstitutionType } from '@diatrivi/domain/institution/institution/institution'

export interface Institution {
  id: number
  name: string
  type: InstitutionType
  url: string | null
  logo: string | null
  emblemId: number | null
  departmentCount: number
  version: number
}

export interface InstitutionFormValues {
  name: string
  type: InstitutionType | ''
  url: string
  logo: string
}

/** The field of the form for each field in a refusal of the API. */
export const INSTITUTION_FIELD_OF_WIRE = plainNames(
  INSTITUTION_NAMES satisfies Record<keyof InstitutionFormValues, string>,
)

export function toInstitution(wire: InstitutionView): Institution {
  return {
    id: wire.instID,
    name: wire.instName,
    type: plainNames(INSTITUTION_TYPE_NAMES)[wire.instType],
    url: wire.instURL,
    logo: wire.instLogo,
    emblemId: wire.instEmblemID,
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

export function toInstitutionBody(
  values: InstitutionFormValues,
): Required<Wire<'createInstitution'>['body']> {
  return {
    instName: values.name,
    instType: INSTITUTION_TYPE_NAMES[values.type || 'university'],
    instURL: values.url,
    instLogo: values.logo,
  }
}
