import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

/** @typedef {{ name: string, uid: number, gid: number, groups: number[] }} RunningUser */

/** The ports that root alone may open. */
const LAST_OF_ROOT = 1023

/**
 * The user of `RUN_AS_USER`, as the system knows it. Throws an error with a sentence where this process cannot become it.
 *
 * @param {string} name
 * @returns {RunningUser}
 */
export function findRunningUser(name) {
  if (process.getuid === undefined)
    throw new Error('RUN_AS_USER is for systems with users by number: unset it.')
  const [uid] = askIds('-u', name)
  const [gid] = askIds('-g', name)
  if (uid === undefined || gid === undefined)
    throw new Error(`RUN_AS_USER=${name} is no user of this machine.`)
  if (uid === 0) throw new Error('RUN_AS_USER must name another user than root.')
  if (![0, uid].includes(process.getuid())) {
    throw new Error(`RUN_AS_USER=${name} needs a start by root, or by ${name}.`)
  }
  return { name, uid, gid, groups: askIds('-G', name) }
}

/**
 * Whether a port can still be opened when root is given up; a sentence where it cannot.
 *
 * @param {string | undefined} user
 * @param {string} setting
 * @param {number} port
 * @returns {string | undefined}
 */
export function portOfRootProblem(user, setting, port) {
  if (user === undefined || port > LAST_OF_ROOT) return undefined
  return `${setting} must be above ${LAST_OF_ROOT} when RUN_AS_USER is set, not ${port}: put a proxy before it.`
}

/**
 * Gives root up for good: groups first, for they cannot be changed later. Nothing happens where this process runs as that
 * user already.
 *
 * @param {RunningUser} user
 * @param {string} programFolder what the user must be able to read, because parts of it are loaded later
 */
export function giveUpRoot({ name, uid, gid, groups }, programFolder) {
  if (process.getuid?.() !== 0) return
  process.setgroups?.(groups)
  process.setgid?.(gid)
  process.setuid?.(uid)
  try {
    accessSync(programFolder, constants.R_OK | constants.X_OK)
  } catch {
    throw new Error(
      `RUN_AS_USER=${name} cannot read the program in ${programFolder}: move it to a place that this user can enter.`,
    )
  }
}

/**
 * A sentence for an operator where a program is root and stays it: a hole in it would then be one of the whole machine.
 *
 * @param {string} program as a person calls it
 * @param {string | undefined} user of `RUN_AS_USER`
 * @param {number | null | undefined} own the number of this process' user
 * @returns {string | null}
 */
export function rootWarning(program, user, own = process.getuid?.()) {
  if (user !== undefined || own !== 0) return null
  return `${program} runs as root, so that a hole in it opens the whole machine: set RUN_AS_USER to a user without rights, such as one made by "useradd --system diatrivi", or start it as one.`
}

/**
 * By the system's own program, because users may stand elsewhere than in a file.
 *
 * @param {'-u' | '-g' | '-G'} what
 * @param {string} name
 * @returns {number[]} none where there is no such user
 */
function askIds(what, name) {
  const { status, stdout } = spawnSync('id', [what, name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().split(' ').map(Number) : []
}
