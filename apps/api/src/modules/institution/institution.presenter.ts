import { INSTITUTION_TYPE_NAMES } from '@diatrivi/contract/administration/administration.names'
import type { InstitutionView } from '@diatrivi/contract/administration/administration.schemas'
import type { InstitutionRow } from './institution.repository.ts'

/** What is said of an institution wherever one of its departments is named. */
export function presentInstitutionFields(
  institution: InstitutionRow,
): Omit<InstitutionView, 'departments' | 'version'> {
  return {
    instID: institution.id,
    instName: institution.name,
    instType: INSTITUTION_TYPE_NAMES[institution.type],
    instURL: institution.url,
    instLogo: institution.logo,
  }
}
