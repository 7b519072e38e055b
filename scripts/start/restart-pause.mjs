/**
 * In milliseconds.
 *
 * @typedef {{ first: number, longest: number, forgottenAfter: number }} Pauses
 */

/** @type {Pauses} */
export const PAUSES = { first: 1_000, longest: 60_000, forgottenAfter: 300_000 }

/**
 * How long a server that ended waits for its next start: each time twice as long, so that one that cannot run costs
 * little, and from the first again after it ran for a while.
 */
export class RestartPause {
  #pauses
  #next

  /** @param {Pauses} pauses */
  constructor(pauses) {
    this.#pauses = pauses
    this.#next = pauses.first
  }

  /** @param {number} ranFor */
  after(ranFor) {
    const { first, longest, forgottenAfter } = this.#pauses
    const pause = ranFor < forgottenAfter ? this.#next : first
    this.#next = Math.min(pause * 2, longest)
    return pause
  }
}
