import type { ApiPlatform } from './create-platform.ts'
import { staffCategories } from './modules/department/staff/staff-category.service.ts'
import { studentRecordModule } from './modules/department/student-record/student-record.module.ts'
import { institutionModule } from './modules/institution/institution/institution.module.ts'
import { keywordService } from './modules/institution/keyword/keyword.service.ts'
import { accountModule } from './modules/people/account/account.module.ts'
import { importModule } from './modules/work/import/import.module.ts'
import { registryReadings } from './modules/work/registry/registry-reading.service.ts'

/** Reads the student register without a person, with the services of the modules whose records it prepares. */
export function registryReadingJob(platform: ApiPlatform) {
  const { placeImport } = institutionModule(platform)
  const { recordImport } = studentRecordModule(platform)
  const { accountImport } = accountModule(platform, { keywords: keywordService(platform) })
  const imports = importModule(platform, {
    placeImport,
    accountImport,
    staffCategories: staffCategories(platform),
    recordImport,
    topicMaking: null,
  })
  return registryReadings({ ...platform, imports: imports.register })
}
