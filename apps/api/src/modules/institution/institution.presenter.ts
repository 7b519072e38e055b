import type {
  InstitutionBody,
  InstitutionView,
} from '@diatrivi/contract/administration/administration.schemas'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../platform/refusal/refusal.ts'
import type { InstitutionFields, InstitutionRow } from './institution.repository.ts'

const WIRE_TYPE = { university: 'grUni', technological: 'grTEI' } as const
const TYPE_OF_WIRE = { grUni: 'university', grTEI: 'technological' } as const

export function institutionFields(body: z.output<typeof InstitutionBody>): InstitutionFields {
  return { name: body.instName, type: TYPE_OF_WIRE[body.instType], url: body.instURL, logo: body.instLogo }
}

export const INSTITUTION_REFUSALS: ConstraintRefusals = {
  institution_name: () => new Refusal('duplicate', { fields: { instName: { code: 'taken' } } }),
}

/** What is said of an institution wherever one of its departments is named. */
export function presentInstitutionFields(
  institution: InstitutionRow,
): Omit<InstitutionView, 'departments' | 'version'> {
  return {
    instID: institution.id,
    instName: institution.name,
    instType: WIRE_TYPE[institution.type],
    instURL: institution.url,
    instLogo: institution.logo,
  }
}
