import { lstat } from 'node:fs/promises'
import { rootWarning } from '@diatrivi/settings/run-as-user'
import type { Config } from '../../platform/config/config.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, note } = findingsAbout('user')

/** As whom the API runs: root may look at an installation of another user, to whom its folder belongs. */
export async function checkUser({
  dataDir,
  runAsUser,
}: Pick<Config, 'dataDir' | 'runAsUser'>): Promise<Finding> {
  const { uid } = await lstat(dataDir)
  const warning = process.getuid?.() === 0 ? rootWarning('The API', runAsUser, uid) : null
  return warning === null ? fine('The API does not run as root.') : note(warning)
}
