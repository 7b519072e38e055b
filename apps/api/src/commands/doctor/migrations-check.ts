import { migrationState } from '../../platform/database/migrate.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { VERSION } from '../../platform/version.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('tables')

export async function checkMigrations(db: Reader): Promise<Finding> {
  const { applied, pending, isNewer } = await migrationState(db)
  if (isNewer) {
    return wrong(
      `The database was brought forward by a newer version than this one (${VERSION}): start that version, or restore a backup made before it.`,
    )
  }
  if (applied === 0) {
    return wrong(
      'The database has no tables: start this version once, which makes them, or correct DATABASE_URL.',
    )
  }
  if (pending > 0) {
    return wrong(
      `${pending} of ${applied + pending} migrations of this version (${VERSION}) are missing: start it once, which brings the tables up to date.`,
    )
  }
  return fine(`All ${applied} migrations of this version (${VERSION}) are applied.`)
}
