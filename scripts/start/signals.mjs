import { killAllChildren } from '../process/children.mjs'

/** One Ctrl-C arrives twice, from the terminal and from npm: what comes this soon is its echo. */
const ECHO_MS = 1_000

/**
 * Fulfilled when somebody asks the program to end. Asked once more, later, it ends at once: the database takes that
 * well.
 *
 * @returns {Promise<NodeJS.Signals>}
 */
export function askedToStop() {
  return new Promise((resolve) => {
    let first = 0
    const hear = (/** @type {NodeJS.Signals} */ signal) => {
      if (first === 0) {
        first = Date.now()
        resolve(signal)
      } else if (Date.now() - first > ECHO_MS) {
        killAllChildren('SIGKILL')
        process.exit(1)
      }
    }
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, hear)
    }
  })
}
