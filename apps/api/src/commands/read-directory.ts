import { staffCategories } from '../modules/department/staff/staff-category.service.ts'
import { studentRecordModule } from '../modules/department/student-record/student-record.module.ts'
import { institutionModule } from '../modules/institution/institution/institution.module.ts'
import { keywordService } from '../modules/institution/keyword/keyword.service.ts'
import { accountModule } from '../modules/people/account/account.module.ts'
import { importModule } from '../modules/work/import/import.module.ts'
import { DIRECTORY_KINDS, type DirectoryKind } from '../modules/work/import/import-directory.service.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { DirectoryFailure } from '../platform/directory/directory-connection.ts'
import { directoryProblem } from '../platform/directory/directory-problem.ts'
import { withPlatform } from './by-hand.ts'

const USAGE = `Reads people out of the directory of LDAP_URL and prepares an import of them. Writes no account: an
administrator looks at what would become of each and applies it on the page of imports.

  diatrivi read-directory ${DIRECTORY_KINDS.join('|')}

The settings are those of the API; it may run or stand still. docs/guides/directory.md says which.`

try {
  process.stdout.write(`${await prepare(kindIn(process.argv.slice(2)), readConfig(process.env))}\n`)
} catch (error) {
  const message = error instanceof DirectoryFailure ? directoryProblem(error) : String(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

function kindIn([given, ...others]: string[]): DirectoryKind {
  const kind = DIRECTORY_KINDS.find((one) => one === given)
  if (kind === undefined || others.length > 0) throw new Error(`Which people?\n\n${USAGE}`)
  return kind
}

/** Returns the sentences to print. */
async function prepare(kind: DirectoryKind, config: Config): Promise<string> {
  const { directory, webOrigins } = config
  if (directory === undefined) throw new Error('LDAP_URL and LDAP_BASE are not set.')
  return withPlatform(config, async (platform) => {
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
    const { importId, references } = await imports.directory.start(directory, kind)
    const elsewhere =
      references === 0 ? '' : `\nIt refers to ${references} other directories, which were not asked.`
    if (importId === null) {
      const words = directory.affiliations[kind].join(', ')
      return `The directory has nobody at LDAP_BASE whose affiliation is ${words}.${elsewhere}`
    }
    const {
      new: added,
      changed,
      same,
      faulty,
      missing,
    } = (await imports.reading.find(null, importId)).run.counts
    return `${added} new, ${changed} changed, ${same} the same, ${faulty} with faults, ${missing} not in the directory.${elsewhere}
Look at them and apply them: ${webOrigins[0]}/dashboard/admin/import?import=${importId}`
  })
}
