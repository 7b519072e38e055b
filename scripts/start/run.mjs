import { printError } from '../plain-error.mjs'

/**
 * What the work results in, or undefined where this program was asked to stop before. A stop that comes later is left to
 * whatever follows.
 *
 * @template Result
 * @param {Promise<Result>} work
 * @param {Promise<unknown>} stopped
 * @returns {Promise<Result | undefined>}
 */
export function unlessStopped(work, stopped) {
  return Promise.race([work, stopped.then(() => undefined)])
}

/**
 * Runs both servers until this program is asked to stop, and leaves nothing running, however it ends.
 *
 * @param {import('./servers.mjs').Servers} servers
 * @param {Promise<unknown>} stopped
 * @param {(running: import('./servers.mjs').Running) => void} onReady
 * @returns {Promise<number>} the code to exit with
 */
export async function run(servers, stopped, onReady) {
  try {
    const running = await unlessStopped(servers.untilReady(), stopped)
    if (running !== undefined) {
      onReady(running)
      await unlessStopped(servers.unread, stopped)
    }
    console.log('\n  Stopping.')
    await servers.stop()
    console.log('  Stopped.')
    return 0
  } catch (error) {
    printError(error)
    await servers.stop()
    return 1
  }
}
