const KEPT_MS = 60_000

/**
 * What was made for one request is given to others for a minute; while it is made, all wait for the same. A failure is not
 * kept. Of too many the one that was made first goes.
 */
export class Kept<Value> {
  readonly #most: number
  readonly #now: () => number
  readonly #values = new Map<string, { until: number; value: Promise<Value> }>()

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most
    this.#now = now
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#values.get(key)
    if (kept !== undefined && kept.until > this.#now()) return kept.value
    this.#values.delete(key)
    const made = { until: this.#now() + KEPT_MS, value: make() }
    this.#values.set(key, made)
    made.value.catch(() => {
      if (this.#values.get(key) === made) this.#values.delete(key)
    })
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
    return made.value
  }
}
