import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { forget, remember } from '../process/children.mjs'
import { ROOT } from '../root.mjs'

/** @typedef {import('../../apps/api/src/platform/startup-report.ts').StartupMessage} StartupMessage */
/** @typedef {import('../../apps/api/src/platform/startup-report.ts').Standing} Standing */

/**
 * New objects live in two halves of this many MB. Left to itself, Node lets them grow to 134 MB together and never gives
 * these back, and answers no sooner for it.
 */
const NODE_FLAGS = ['--max-semi-space-size=16']

/**
 * One of the two servers, from its start to its end. Its messages and the way to stop it stand in
 * `apps/api/src/platform/startup-report.ts`.
 */
export class ServerProcess {
  /** @type {string} */
  #name
  /** @type {import('node:child_process').ChildProcess} */
  #child
  /** @type {Promise<string>} how it ended */
  ended
  /** Fulfilled when nobody reads what it writes any more.
   * @type {Promise<void>} */
  unread
  /** Its output before it ended by itself.
   * @type {string | undefined} */
  #complaint

  /**
   * @param {object} options
   * @param {string} options.name as a person calls it
   * @param {string} options.program relative to the root
   * @param {string} options.runtime
   * @param {NodeJS.ProcessEnv} options.env
   */
  constructor({ name, program, runtime, env }) {
    this.#name = name
    this.#child = spawn(runtime, [...NODE_FLAGS, join(ROOT, program)], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches the start program only, which stops its servers in order.
      detached: process.platform !== 'win32',
    })
    const tracked = remember(this.#child)
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message))
      this.#child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
    })
    this.ended.then(() => forget(tracked))
    this.unread = new Promise((resolve) => {
      this.#child.on('message', (/** @type {StartupMessage} */ message) => {
        if (message.type === 'unread') resolve()
      })
    })
  }

  /**
   * @param {(text: string) => void} onStage
   * @returns {Promise<{ url: string, standing?: Standing }>} its address, and of the API who is in its database
   */
  untilReady(onStage) {
    return new Promise((resolve, reject) => {
      this.#child.on('message', (/** @type {StartupMessage} */ message) => {
        if (message.type === 'stage') onStage(message.text)
        if (message.type === 'ready') resolve(message)
        if (message.type === 'failed') this.#complaint = message.message
      })
      this.untilItEnds().catch(reject)
    })
  }

  /** Never fulfilled: fails when the server ends by itself. */
  async untilItEnds() {
    const how = await this.ended
    throw new PlainError(this.#complaint ?? `${this.#name} ended unexpectedly (${how}).`)
  }

  /**
   * Asks it to finish what it does and end; after the limit it has no choice.
   *
   * @param {number} limitMs
   */
  async stop(limitMs) {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    if (process.platform === 'win32') this.#child.send({ type: 'stop' })
    else this.#child.kill('SIGTERM')
    const timer = setTimeout(() => {
      console.error(`${this.#name} did not stop in time and is ended.`)
      this.#child.kill('SIGKILL')
    }, limitMs)
    await this.ended
    clearTimeout(timer)
  }
}
