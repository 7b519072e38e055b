import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes the data folder if there is none and proves that it can be written; throws the system's error where it cannot.
 *
 * @param {string} folder
 */
export function makeDataFolder(folder) {
  makeFolder(folder)
  rmdirSync(mkdtempSync(join(folder, '.check-')))
}

/**
 * One folder after the other: where a system says ENOENT of a folder whose parent is there, as below /proc, Node's own
 * `recursive` tries again for ever.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it just before.
    if (!isFolder(folder)) throw error
  }
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
