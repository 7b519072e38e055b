import { printError } from '../plain-error.mjs'

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
    const interrupted = stopped.then(() => undefined)
    const running = await Promise.race([servers.untilReady(), interrupted])
    if (running !== undefined) {
      onReady(running)
      await Promise.race([servers.unread, interrupted])
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
