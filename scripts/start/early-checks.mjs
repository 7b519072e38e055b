import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { ROOT } from '../root.mjs'
import { checkPort } from './listen-check.mjs'

/**
 * What can be told without the dependencies is told before they are installed: nobody waits for minutes to hear that
 * a port is taken. The API checks every setting later, with the rules of `apps/api/src/platform/config/config.ts`.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function checkEarly(env) {
  const host = env.HOST?.trim() || '127.0.0.1'
  const ports = { API_PORT: portIn(env, 'API_PORT', 4000), WEB_PORT: portIn(env, 'WEB_PORT', 3000) }
  if (ports.API_PORT === ports.WEB_PORT) {
    throw new PlainError(`API_PORT and WEB_PORT must differ: both are ${ports.API_PORT}.`)
  }
  await checkPort(host, ports.API_PORT, 'API_PORT')
  await checkPort(host, ports.WEB_PORT, 'WEB_PORT')
  checkDataFolder(resolve(ROOT, env.DATA_DIR?.trim() || 'data'))
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} usual
 */
function portIn(env, name, usual) {
  const given = env[name]?.trim()
  if (!given) return usual
  const port = Number(given)
  if (/^\d+$/.test(given) && port >= 1 && port <= 65_535) return port
  throw new PlainError(`${name} must be a whole number from 1 to 65535, not "${given}".`)
}

/** @param {string} folder */
function checkDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    rmdirSync(mkdtempSync(join(folder, '.check-')))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new PlainError(
      `The data folder ${folder} cannot be written (${code}): give this user access or set DATA_DIR to another folder.`,
    )
  }
}
