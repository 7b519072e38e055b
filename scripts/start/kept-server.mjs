import { setTimeout as delay } from 'node:timers/promises'
import { isOrderly, wordsOf } from './ending.mjs'
import { PAUSES, RestartPause } from './restart-pause.mjs'
import { ServerProcess } from './server-process.mjs'

/** @typedef {import('./server-process.mjs').Ready} Ready */

/**
 * One of the two servers, kept running: a process that ends by itself after it was ready is followed by another. One that
 * never was ready is not, because a wrong setting would stop each of them.
 */
export class KeptServer {
  #options
  #pause
  #onAgain
  #stopping = new AbortController()
  /** @type {ServerProcess} */
  #process
  /** @type {() => void} */
  #hearUnread = () => undefined
  /** Fulfilled when no program reads what it writes any more.
   * @type {Promise<void>} */
  unread = new Promise((resolve) => {
    this.#hearUnread = resolve
  })

  /**
   * @param {import('./server-process.mjs').ServerOptions & {
   *   pauses?: import('./restart-pause.mjs').Pauses | undefined,
   *   onAgain?: (ready: Ready) => void,
   * }} options
   */
  constructor({ pauses = PAUSES, onAgain = () => undefined, ...options }) {
    this.#options = options
    this.#pause = new RestartPause(pauses)
    this.#onAgain = onAgain
    this.#process = this.#begin()
  }

  /**
   * @param {(text: string) => void} onStage
   * @returns {Promise<Ready>} fails when the first process ends before
   */
  async untilReady(onStage) {
    const ready = await this.#process.untilReady(onStage)
    this.#keep()
    return ready
  }

  /**
   * @param {number} limitMs
   * @returns {Promise<boolean>} whether the last process ended as it was asked to
   */
  async stop(limitMs) {
    this.#stopping.abort()
    await this.#process.stop(limitMs)
    return isOrderly(await this.#process.ended)
  }

  #begin() {
    const begun = new ServerProcess(this.#options)
    begun.unread.then(this.#hearUnread)
    return begun
  }

  async #keep() {
    const { signal } = this.#stopping
    let readyAt = performance.now()
    for (;;) {
      const ending = await this.#process.ended
      if (signal.aborted) return
      const pause = this.#pause.after(performance.now() - readyAt)
      console.error(endLine(this.#options.name, ending, this.#process.complaint, pause))
      // Fails when it is asked to stop meanwhile.
      await delay(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      this.#process = this.#begin()
      // How one ended that never was ready is said above.
      const ready = await this.#process.untilReady(() => undefined).catch(() => undefined)
      readyAt = performance.now()
      if (ready === undefined || signal.aborted) continue
      console.log(`  ${this.#options.name} runs again at ${ready.url}`)
      this.#onAgain(ready)
    }
  }
}

/**
 * One line; the rest of what it said itself follows below.
 *
 * @param {string} name
 * @param {import('./ending.mjs').Ending} ending
 * @param {string | undefined} complaint
 * @param {number} pause
 */
function endLine(name, ending, complaint, pause) {
  const [reason, ...rest] = complaint?.split('\n') ?? []
  const why = reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`
  const line = `  ${name} ended by itself (${wordsOf(ending)})${why}. It starts again in ${pause / 1_000} s.`
  return [line, ...rest].join('\n')
}
