import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { givenIn } from '../../packages/settings/src/read-settings.mjs'
import { findRunningUser, giveUpRoot } from '../../packages/settings/src/run-as-user.mjs'
import { readEnvironmentFile } from './environment-file.mjs'

/** As `deploy/systemd` installs: the files of settings in the order of its units, the data folder, and the user. */
export const INSTALLED = {
  folder: '/etc/diatrivi',
  files: ['web.env', 'settings.env', 'diatrivi.env', 'backup.env'],
  dataDir: '/var/lib/diatrivi',
  user: 'diatrivi',
}

/**
 * Gives a command the settings of the installation on this machine, and its user: from the environment where it says which
 * installation it is, as in a unit or a container; else from the files that systemd reads; else there is a data folder of
 * `npm start`. Throws an error with a sentence where there is none of them, so that no command makes an installation.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} top of the project
 * @param {typeof INSTALLED} [installed]
 */
export function takeSettings(env, top, installed = INSTALLED) {
  if (['DATA_DIR', 'DATABASE_URL'].some((name) => givenIn(env, name) !== undefined)) return
  const { folder, files, dataDir, user } = installed
  if (existsSync(folder)) {
    const read = settingsIn(files.map((name) => join(folder, name)))
    Object.assign(env, { NODE_ENV: 'production', DATA_DIR: dataDir, ...read, ...env })
    giveUpRoot(findRunningUser(givenIn(env, 'RUN_AS_USER') ?? user), top)
  } else if (!existsSync(join(top, 'data'))) {
    throw new Error(
      `No installation is found here: neither its settings in ${folder}, nor DATABASE_URL or DATA_DIR in the environment, nor the folder ${join(top, 'data')} that "npm start" makes.`,
    )
  }
}

/** @param {string[]} paths a file that is not there says nothing */
function settingsIn(paths) {
  /** @type {Record<string, string>} */
  const settings = {}
  for (const path of paths) {
    try {
      Object.assign(settings, readEnvironmentFile(readFileSync(path, 'utf8')))
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (code === 'ENOENT') continue
      throw new Error(`The settings in ${path} cannot be read (${code}): give the command by sudo.`)
    }
  }
  return settings
}
