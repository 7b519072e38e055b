import { Readable } from 'node:stream'

/** The milliseconds after which a browser reconnects when the stream breaks off. */
const RETRY = 'retry: 3000\n'
const HEARTBEAT = ':\n\n'

/**
 * The bytes of one open stream. Every event has the whole state, so that for a slow reader only the newest
 * waits: what a stream holds in memory does not grow.
 */
export class EventStream extends Readable {
  readonly #event: string
  #isFirst = true
  /** The data that waits to be taken. */
  #newest: string | null = null
  #isAskedFor = false
  #isOver = false

  constructor(event: string) {
    super({ highWaterMark: 1_024 })
    this.#event = event
  }

  override _read(): void {
    this.#isAskedFor = true
    this.#give()
  }

  /** One line of text. */
  offer(data: string): void {
    this.#newest = data
    this.#give()
  }

  /** Keeps proxies from closing a silent stream; skipped while data waits to be read. */
  beat(): void {
    if (this.#isAskedFor && !this.destroyed) this.#send(HEARTBEAT)
  }

  /** Ends with the event `over`. What was offered before is still read. */
  finish(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.emit('over')
    this.#give()
  }

  #give(): void {
    if (!this.#isAskedFor || this.destroyed) return
    const data = this.#newest
    if (data === null) {
      if (this.#isOver) this.#end()
      return
    }
    this.#newest = null
    this.#send(`${this.#isFirst ? RETRY : ''}event: ${this.#event}\ndata: ${data}\n\n`)
    this.#isFirst = false
  }

  #send(text: string): void {
    this.#isAskedFor = false
    this.push(text)
  }

  #end(): void {
    this.#isAskedFor = false
    this.push(null)
  }
}
