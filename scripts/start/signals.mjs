import { killAllChildren } from '../process/children.mjs'

/** One Ctrl-C arrives twice, from the terminal and from npm: what comes this soon is its echo. */
const ECHO_MS = 1_000
const PARENT_WATCH_MS = 500

/**
 * Fulfilled by the first signal to end the program, or when no program reads what it writes any more. A second one
 * ends the servers at once, after which the database is stopped still; a third leaves that too, which the database
 * takes well.
 *
 * @returns {Promise<string>} how it was asked
 */
export function askedToStop() {
  return new Promise((resolve) => {
    let times = 0
    let last = 0
    const hear = (/** @type {string} */ how) => {
      if (times > 0 && Date.now() - last <= ECHO_MS) return
      last = Date.now()
      times += 1
      resolve(how)
      if (times > 1) killAllChildren('SIGKILL')
      if (times > 2) process.exit(1)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hear)
    // `npm start | head`: what is written from now on fails.
    process.stdout.on('error', () => resolve('the end of its reader'))
    whenParentIsGone(() => hear('the end of npm'))
  })
}

/**
 * A SIGTERM to npm ends npm and the shell between it and us, and never reaches us: without this, stopping npm would
 * leave everything running.
 *
 * @param {() => void} then
 */
function whenParentIsGone(then) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_WATCH_MS)
  timer.unref()
}
