/**
 * @typedef {{ child: import('node:child_process').ChildProcess, kill: (signal: NodeJS.Signals) => void }} TrackedChild
 */

/** @type {Set<TrackedChild>} */
const alive = new Set()

/**
 * Children run in process groups of their own, so only this program can end them: they are kept here until they are gone.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {TrackedChild}
 */
export function remember(child) {
  const tracked = { child, kill: (/** @type {NodeJS.Signals} */ signal) => killGroup(child, signal) }
  alive.add(tracked)
  return tracked
}

/** @param {TrackedChild} tracked */
export function forget(tracked) {
  alive.delete(tracked)
}

/** @param {NodeJS.Signals} signal */
export function killAllChildren(signal) {
  for (const tracked of alive) tracked.kill(signal)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // The group may have ended by itself just before this call.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
