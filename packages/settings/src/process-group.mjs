import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Several processes of one server on its port, kept by the process that was started: `node:cluster` gives each connection to
 * the next of them. A member is the same program, started with the same settings; it reports to its keeper as a server
 * does to its starter (`apps/api/src/platform/startup-report.ts`).
 *
 * @typedef {import('node:cluster').Worker} Member
 * @typedef {{ type: string, [name: string]: unknown }} Report
 *
 * @typedef {object} GroupOptions
 * @property {number} size
 * @property {(report: Report) => void} report receives what a member says beside `ready`, `failed` and `crashed`
 * @property {(message: string) => void} warn receives a sentence for the log
 */

/** Milliseconds before a member that ended by itself is replaced, so that one that cannot run does not take the machine. */
const REPLACE_AFTER = 1_000

/** What its keeper tells a member that shall finish its work and end: another takes its place, or none does. */
const STOP = { type: 'stop' }
const STOP_REPLACED = { type: 'stop', isReplaced: true }

/** What a member finds in its environment when it is the first of a new group. */
const FIRST = { GROUP_MEMBER: 'first' }

/** Whether this process is a member of a group. */
export const isMember = cluster.isWorker

/** Whether this process is to do what is done once when a server starts, such as filling its database. */
export const startsServer = !isMember || process.env.GROUP_MEMBER === FIRST.GROUP_MEMBER

/**
 * Whether a message to this process is the keeper's that another member has taken its place.
 *
 * @param {unknown} message
 */
export function isReplacement(message) {
  return typeof message === 'object' && message !== null && 'isReplaced' in message
}

export class ProcessGroup {
  #options
  /** @type {Set<Member>} */
  #members = new Set()
  /** Members whose end was asked for.
   * @type {WeakSet<Member>} */
  #asked = new WeakSet()
  #isStopping = false

  /** @param {GroupOptions} options */
  constructor(options) {
    this.#options = options
  }

  /**
   * Starts the first member and, when it is ready, the others, so that what is done once is done before.
   *
   * @returns {Promise<Report>} what the first said when it was ready; fails with the complaint of a member that cannot start
   */
  async start() {
    try {
      const ready = await this.#startMember(FIRST)
      await Promise.all(Array.from({ length: this.#options.size - 1 }, () => this.#startMember({})))
      return ready
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Replaces one member after the other: each ends when its successor serves. Fails when a successor cannot start. */
  async restart() {
    for (const member of [...this.#members]) {
      if (this.#isStopping) return
      await this.#startMember({})
      await this.#end(member, STOP_REPLACED)
    }
  }

  /** Lets every member finish what it does. */
  async stop() {
    this.#isStopping = true
    await Promise.all([...this.#members].map((member) => this.#end(member, STOP)))
  }

  /** @param {NodeJS.Signals} signal */
  forward(signal) {
    for (const member of this.#members) member.process.kill(signal)
  }

  /**
   * @param {Record<string, string>} env beside that of this process
   * @returns {Promise<Report>}
   */
  #startMember(env) {
    const member = cluster.fork({ GROUP_MEMBER: 'later', ...env })
    this.#members.add(member)
    return new Promise((resolve, reject) => {
      let isReady = false
      /** @type {string | undefined} */
      let complaint
      member.on('message', (/** @type {Report} */ report) => {
        if (report.type === 'failed' || report.type === 'crashed') complaint = String(report.message)
        else if (report.type !== 'ready') this.#options.report(report)
        else {
          isReady = true
          resolve(report)
        }
      })
      member.once('exit', (code, signal) => {
        this.#members.delete(member)
        const ending = complaint ?? `A process of the server ended (${signal ?? `code ${code}`}).`
        if (!isReady) reject(new Error(ending))
        else if (!this.#isStopping && !this.#asked.has(member)) void this.#replaceLost(ending)
      })
    })
  }

  /** @param {string} ending */
  async #replaceLost(ending) {
    this.#options.warn(`${ending} Another takes its place.`)
    await delay(REPLACE_AFTER)
    if (this.#isStopping) return
    await this.#startMember({}).catch((error) => this.#replaceLost(error.message))
  }

  /**
   * @param {Member} member
   * @param {object} message
   */
  async #end(member, message) {
    this.#asked.add(member)
    const ended = new Promise((resolve) => member.once('exit', resolve))
    if (member.isDead()) return
    if (member.isConnected()) member.send(message)
    await ended
  }
}
