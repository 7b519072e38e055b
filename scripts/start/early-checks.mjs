import { resolve } from 'node:path'
import { samePortProblem } from '../../packages/settings/src/addresses.mjs'
import { makeDataFolder } from '../../packages/settings/src/data-folder.mjs'
import { settingsOf } from '../../packages/settings/src/read-settings.mjs'
import { PlainError } from '../plain-error.mjs'
import { ROOT } from '../root.mjs'
import { checkPort } from './listen-check.mjs'

/**
 * What can be checked without the dependencies is checked before they are installed: a port that is taken is reported
 * at once, not after minutes. The API checks every setting later, by the same rules.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function checkEarly(env) {
  const { problems, read } = settingsOf(env)
  const [host, apiPort, webPort] = [read('HOST'), read('API_PORT'), read('WEB_PORT')]
  const folder = resolve(ROOT, read('DATA_DIR'))
  if (problems.length > 0) throw new PlainError(problems.join('\n'))
  const samePort = samePortProblem(apiPort, webPort)
  if (samePort !== undefined) throw new PlainError(samePort)
  await checkPort(host, apiPort, 'API_PORT')
  await checkPort(host, webPort, 'WEB_PORT')
  checkDataFolder(folder)
}

/** @param {string} folder */
function checkDataFolder(folder) {
  try {
    makeDataFolder(folder)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new PlainError(
      `The data folder ${folder} cannot be written (${code}): give this user access or set DATA_DIR to another folder.`,
    )
  }
}
