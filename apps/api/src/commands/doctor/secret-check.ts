import type { Config } from '../../platform/config/config.ts'
import { keptSecret } from '../../platform/config/jwt-secret.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('JWT_SECRET')

/** A weak one of the settings is refused with the other settings. Null where none is to be had. */
export function checkSecret(config: Pick<Config, 'jwtSecret' | 'dataDir'>): {
  secret: string | null
  finding: Finding
} {
  try {
    const secret = config.jwtSecret ?? keptSecret(config.dataDir)
    if (secret === null) {
      const sentence = `There is neither JWT_SECRET nor a secret in ${config.dataDir}: start Diatrivi once, which makes one, or set JWT_SECRET.`
      return { secret, finding: wrong(sentence) }
    }
    const source = config.jwtSecret === undefined ? config.dataDir : 'the settings'
    return { secret, finding: fine(`The secret of ${source} is long and varied enough.`) }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { secret: null, finding: wrong(error.message) }
  }
}
