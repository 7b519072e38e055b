import type { InstitutionView } from '@diatrivi/contract/administration/administration.schemas'
import type { InstitutionRow } from './institution.repository.ts'

const WIRE_TYPE = { university: 'grUni', technological: 'grTEI' } as const

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
