import { INSTITUTION_TYPE_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import type { InstitutionView } from '@diatrivi/contract/work/administration/administration.schemas'
import type { InstitutionRow } from './institution.repository.ts'

/** The fields of an institution that go with each of its departments. */
export function presentInstitutionFields(
  institution: InstitutionRow,
): Omit<InstitutionView, 'instEmblemID' | 'departments' | 'version'> {
  return {
    instID: institution.id,
    instName: institution.name,
    instType: INSTITUTION_TYPE_NAMES[institution.type],
    instURL: institution.url,
    instLogo: institution.logo,
  }
}
