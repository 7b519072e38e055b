import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { forget, remember } from '../process/children.mjs'
import { ROOT } from '../root.mjs'
import { wordsOf } from './ending.mjs'

/** @typedef {import('../../apps/api/src/platform/startup-report.ts').StartupMessage} StartupMessage */
/** @typedef {import('../../apps/api/src/platform/startup-report.ts').Status} Status */
/** @typedef {{ url: string, status?: Status }} Ready its address, and of the API who is in its database */

/**
 * @typedef {object} ServerOptions
 * @property {string} name as a person calls it
 * @property {string} program relative to the root
 * @property {string} runtime
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * New objects live in two halves of this many MB. Left to itself, Node lets them grow to 134 MB together and never gives
 * these back, and answers no sooner for it.
 */
const NODE_FLAGS = ['--max-semi-space-size=16']

/**
 * A process of one of the two servers, from its start to its end. Its messages and the way to stop it stand in
 * `apps/api/src/platform/startup-report.ts`.
 */
export class ServerProcess {
  /** @type {string} */
  #name
  /** @type {import('node:child_process').ChildProcess} */
  #child
  /** @type {Promise<import('./ending.mjs').Ending>} */
  ended
  /** Fulfilled when no program reads what it writes any more.
   * @type {Promise<void>} */
  unread
  /** Why it ended, in its own words.
   * @type {string | undefined} */
  complaint

  /** @param {ServerOptions} options */
  constructor({ name, program, runtime, env }) {
    this.#name = name
    this.#child = spawn(runtime, [...NODE_FLAGS, resolvePath(ROOT, program)], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches the start program only, which stops its servers in order.
      detached: process.platform !== 'win32',
    })
    const tracked = remember(this.#child)
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve({ error }))
      this.#child.once('exit', (code, signal) => resolve({ code, signal }))
    })
    this.ended.then(() => {
      // A server that was killed leaves the programs behind that read files for it.
      tracked.kill('SIGKILL')
      forget(tracked)
    })
    this.unread = new Promise((resolve) => {
      this.#child.on('message', (/** @type {StartupMessage} */ message) => {
        if (message.type === 'unread') resolve()
        if (message.type === 'failed' || message.type === 'crashed') this.complaint = message.message
      })
    })
  }

  /**
   * @param {(text: string) => void} onStage
   * @returns {Promise<Ready>} fails when it ends before
   */
  untilReady(onStage) {
    return new Promise((resolve, reject) => {
      this.#child.on('message', (/** @type {StartupMessage} */ message) => {
        if (message.type === 'stage') onStage(message.text)
        if (message.type === 'ready') resolve(message)
      })
      this.ended.then((ending) =>
        reject(new PlainError(this.complaint ?? `${this.#name} ended unexpectedly (${wordsOf(ending)}).`)),
      )
    })
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
